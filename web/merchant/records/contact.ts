type Contact = { email?: string | undefined; phone?: string | undefined }

/** Identifies a customer: the contract has no customers, only payments and links with contact data. */
export const contactOf = ({ phone, email }: Contact) => phone ?? email

/** The name of a customer; undefined if it is only their phone number or email address. */
export const knownName = (customer: (Contact & { name?: string | undefined }) | undefined) =>
  customer?.name && customer.name !== customer.phone && customer.name !== customer.email
    ? customer.name
    : undefined

/** Whether a person has exactly this phone number or email address, however it is written. */
export function isContact({ phone, email }: Contact, contact: string): boolean {
  const plainContact = plain(contact)
  return [phone, email].some((value) => value !== undefined && plain(value) === plainContact)
}

const plain = (contact: string) => contact.toLowerCase().replaceAll(/[\s()-]/g, '')
