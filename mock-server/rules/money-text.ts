/** Formats paise for display: `123450` is `₹1,234.50`, `10000000` is `₹1,00,000.00`. */
export function rupees(paise: number): string {
  const rest = paise % 100
  // Made when first needed: reading the language's data takes longer than loading all of the store.
  grouped ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  return `₹${grouped.format((paise - rest) / 100)}.${String(rest).padStart(2, '0')}`
}

let grouped: Intl.NumberFormat | undefined
