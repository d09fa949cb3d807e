/** Who pays, where nobody says. */
export const customer = { name: 'Meera Iyer', email: 'meera@kaveri.example', phone: '+910000054321' }
