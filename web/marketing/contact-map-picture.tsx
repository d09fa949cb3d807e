/** A sketch of the streets around the office. */
export function MapPicture() {
  return (
    <svg
      className="size-full bg-sunk"
      viewBox="0 0 1000 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Sketch of the streets around our office, beside the park"
      fill="none"
      strokeLinejoin="round"
    >
      <path
        d="M-20 60C120 20 260 40 330 110S420 250 330 300 60 330-20 290Z"
        className="fill-success-soft stroke-line"
      />
      <path
        d="M30 130q150 90 300 20M90 300q60-120 20-260M210 46q-10 130 70 270"
        className="stroke-line"
        strokeWidth="3"
      />
      <path d={TREES} className="stroke-success" strokeWidth="15" strokeLinecap="round" opacity=".45" />
      <g className="stroke-line">
        <path d={LANES} strokeWidth="13" />
        <path d={STREETS} strokeWidth="23" />
      </g>
      <g className="stroke-surface">
        <path d={LANES} strokeWidth="10" />
        <path d={STREETS} strokeWidth="20" />
      </g>
      <path
        d="M-20 236 390 190q80-10 160 0l470 62"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <g className="fill-muted" fontSize="17">
        <text x="120" y="118">
          The park
        </text>
        <text x="640" y="186" transform="rotate(7.5 640 186)">
          Example Road
        </text>
      </g>
      <g transform="translate(548 146)scale(.72)">
        <path
          d="M0 62C-44 16-46-4-46-16a46 46 0 0 1 92 0C46-4 44 16 0 62Z"
          className="fill-action stroke-surface"
          strokeWidth="4"
        />
        <circle cy="-16" r="15" className="fill-marigold" />
      </g>
    </svg>
  )
}

/** Trees, each a zero-length stroke with a round cap. */
const TREES =
  'M40 108h0m42-32h0m20 48h0m150-34h0m46 40h0m16 62h0m-64-40h0m-96 12h0m-70 30h0M50 274h0m52 20h0m66-22h0m42 22h0m70-34h0m-130 6h0'

const STREETS =
  'M-20 236 390 190q80-10 160 0l470 62M404-20q-24 120-14 210 12 120-30 230M760-20q-30 120-24 236 4 110 44 204'
const LANES =
  'M396 84q120-30 352 8M744 90l276 20M376 310l374 18M752 326l268 24M560-20l-12 110M550 192l-18 120-16 108M640 204l-10 116M880 100l-14 128M900 238l-24 104 8 80M500 80l-16 106'
