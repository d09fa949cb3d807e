import { Mark } from '../../../../ui/mark.tsx'

export function HeroPhone() {
  return (
    <div className="phone raised max-sm:hidden">
      <div>
        <div className="flex items-center gap-3 text-sm">
          <b className="is-here">T</b>
          <span>
            <span className="block font-semibold">Tarang Textiles</span>
            <span className="text-xs text-muted">Invoice 2047</span>
          </span>
        </div>
        <p className="tnum text-3xl font-bold tracking-tight">₹1,250.00</p>
        <p className="phone-choice">
          <Mark name="upi" size={24} />
          <span>UPI</span>
          <small>any app on this phone</small>
        </p>
        <p className="button" data-variant="primary">
          Pay ₹1,250.00
        </p>
      </div>
    </div>
  )
}
