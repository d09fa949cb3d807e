/** Public on purpose: these accounts hold made-up data only. */
export const DEMO_PASSWORD = 'kosha-demo-2025'

/** One account for each thing to try; all share `DEMO_PASSWORD`. */
export const demoAccounts = [
  { email: 'admin@kosha.example', name: 'Kavita Deshpande', role: 'admin', business: 'Kosha' },
  { email: 'asha@tarang.example', name: 'Asha Rao', role: 'merchant', business: 'Tarang Textiles' },
  { email: 'ravi@malhar.example', name: 'Ravi Kulkarni', role: 'merchant', business: 'Malhar Foods' },
  { email: 'neel@tarang.example', name: 'Neel Shah', role: 'viewer', business: 'Tarang Textiles' },
] as const
