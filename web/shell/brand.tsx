import { paths } from '../paths.ts'
import { site } from '../site/site.ts'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'

/** The logo, a letter K drawn as one line around a kolam dot, followed by the name. */
export function Brand({ className, nameClass }: { className?: string; nameClass?: string }) {
  return (
    <Link
      to={paths.home}
      className={classes(
        'flex min-h-10 items-center gap-2.5 rounded-md font-bold text-lg tracking-tight',
        className,
      )}
    >
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-action" />
        <path
          d="M10.5 7.5v17M21.5 7.5l-11 9.2M14.6 13.4l7 11.1"
          className="stroke-on-action"
          fill="none"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="23.6" cy="16.2" r="2.1" className="fill-marigold" />
      </svg>
      <span className={nameClass}>{site.name}</span>
    </Link>
  )
}
