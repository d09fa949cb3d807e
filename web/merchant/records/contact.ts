type Contact = { email?: string | undefined; phone?: string | undefined }

/** What a customer is found by: the contract has no customers, only payments and links with contact data. */
export const contactOf = ({ phone, email }: Contact) => phone ?? email

/** The name of a customer; undefined for one who is known by a number or an address only, which then is the name. */
export const knownName = (customer: (Contact & { name?: string | undefined }) | undefined) =>
  customer?.name && customer.name !== customer.phone && customer.name !== customer.email
    ? customer.name
    : undefined

/** Whether a person has exactly this phone number or email address, however it is written. */
export function isContact({ phone, email }: Contact, contact: string): boolean {
  const wanted = plain(contact)
  return [phone, email].some((one) => one !== undefined && plain(one) === wanted)
}

const plain = (contact: string) => contact.toLowerCase().replaceAll(/[\s()-]/g, '')
