/** Public on purpose: these accounts hold fictional data only. */
export const DEMO_PASSWORD = 'kosha-demo-2025'

/** One account for each role and merchant; all share `DEMO_PASSWORD`. */
export const demoAccounts = [
  { email: 'admin@kosha.example', name: 'Kavita Deshpande', role: 'admin', business: 'Kosha' },
  { email: 'asha@tarang.example', name: 'Asha Rao', role: 'merchant', business: 'Tarang Textiles' },
  { email: 'ravi@malhar.example', name: 'Ravi Kulkarni', role: 'merchant', business: 'Malhar Foods' },
  { email: 'neel@tarang.example', name: 'Neel Shah', role: 'viewer', business: 'Tarang Textiles' },
] as const

type Who = (typeof demoAccounts)[number]['role'] | 'other merchant'

/** The address of the first account with a role, or of the second merchant. */
export function demoEmail(who: Who): string {
  const [role, index] = who === 'other merchant' ? (['merchant', 1] as const) : ([who, 0] as const)
  return demoAccounts.filter((account) => account.role === role)[index]?.email ?? ''
}
