import { QrPicture } from '../qr-picture.tsx'

export function HeroPhone() {
  return (
    <div className="ml-auto w-[15.5rem] rounded-[2rem] border border-line-strong bg-paper p-2 raised sm:mr-10">
      <div className="grid gap-4 rounded-[1.5rem] border border-line bg-surface px-5 pb-20 pt-6">
        <div className="flex items-center gap-3 text-sm">
          <span className="grid size-9 place-items-center rounded-md bg-action-soft font-bold text-action">
            T
          </span>
          <span className="leading-tight">
            <span className="block font-semibold">Tarang Textiles</span>
            <span className="text-xs text-muted">Invoice 2047</span>
          </span>
        </div>
        <p className="tnum text-3xl font-bold tracking-tight">₹1,250.00</p>
        <div className="grid grid-cols-[auto_1fr] items-center gap-3 rounded-md bg-sunk p-3 text-xs text-muted">
          <QrPicture className="w-18" />
          <span>Scan with any UPI app, or pay on this phone</span>
        </div>
        <p className="button" data-variant="primary">
          Pay ₹1,250.00
        </p>
      </div>
    </div>
  )
}
