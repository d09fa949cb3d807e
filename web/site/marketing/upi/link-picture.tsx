/** A chat in which the shop sends a link and the customer replies. */
export function LinkPicture() {
  return (
    <div className="grid w-[90%] max-w-56 gap-2 text-xs">
      <div className="rounded-lg rounded-bl-sm lined bg-surface p-3">
        <p className="text-muted">Tarang Textiles, invoice 2047</p>
        <p className="tnum mt-1 text-lg font-semibold">₹1,250.00</p>
        <p className="mt-1 text-action underline underline-offset-2">pay.kosha.example/2047</p>
      </div>
      <p className="justify-self-end rounded-lg rounded-br-sm bg-action-soft px-3 py-2 text-action">
        Paid, thank you!
      </p>
    </div>
  )
}
