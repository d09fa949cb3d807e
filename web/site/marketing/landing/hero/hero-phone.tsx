import { Mark } from '../../../../ui/mark.tsx'

export function HeroPhone() {
  return (
    <div className="ml-auto w-[15.5rem] rounded-[2rem] border border-line-strong bg-paper p-2 raised max-sm:hidden sm:mr-10">
      <div className="grid gap-4 rounded-[1.5rem] border border-line bg-surface px-5 pb-22 pt-6">
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
        <p className="flex items-center gap-3 rounded-md border border-action bg-action-soft p-3 text-sm font-semibold">
          <Mark name="upi" size={24} /> UPI
          <span className="ml-auto text-xs font-normal text-muted">any app on this phone</span>
        </p>
        <p className="button" data-variant="primary">
          Pay ₹1,250.00
        </p>
      </div>
    </div>
  )
}
