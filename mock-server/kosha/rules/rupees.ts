/** Formats paise for display: `123450` is `₹1,234.50`, `10000000` is `₹1,00,000.00`. */
export function rupees(paise: number): string {
  const rest = paise % 100
  return `₹${((paise - rest) / 100).toLocaleString('en-IN')}.${String(rest).padStart(2, '0')}`
}
