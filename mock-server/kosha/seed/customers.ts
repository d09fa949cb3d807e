import type { components } from '#contract'
import type { Random } from '../../engine/random.ts'

type Customer = components['schemas']['Customer']

/** The customer's UPI ID, masked except for the first two letters. */
export const maskedVpa = ({ name }: Customer, random: Random) =>
  `${name.slice(0, 2).toLowerCase()}•••@${random.pick(handles)}`

/** A fictional person with a `.example` email address and an unassigned phone number. */
export function createCustomer(random: Random): Customer {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
  const isNumbered = random.int(0, 3) === 0
  const mailbox = `${first}.${last}${isNumbered ? random.int(2, 99) : ''}`.toLowerCase()
  const hasPhone = random.int(1, 10) > 1
  return {
    name: `${first} ${last}`,
    email: `${mailbox}@${random.pick(mailHosts)}`,
    ...(hasPhone && { phone: `+9100000${random.digits(5)}` }),
  }
}

const mailHosts = ['post.example', 'dak.example', 'mail.example', 'patra.example'] as const
const handles = ['okbank', 'upibank', 'setupay', 'gangapay', 'nandi'] as const

const firstNames = [
  ...['Aarav', 'Aditi', 'Aisha', 'Ananya', 'Anil', 'Arjun', 'Bhavna', 'Chetan', 'Deepa', 'Devika'],
  ...['Farhan', 'Gauri', 'Harpreet', 'Imran', 'Ishaan', 'Jaya', 'Kabir', 'Kiran', 'Lakshmi', 'Manoj'],
  ...['Meera', 'Mohan', 'Nandini', 'Nikhil', 'Nisha', 'Pooja', 'Pranav', 'Priya', 'Rahul', 'Rekha'],
  ...['Rohan', 'Sana', 'Sandeep', 'Shreya', 'Simran', 'Sunita', 'Tanvi', 'Usha', 'Varun', 'Zoya'],
] as const satisfies string[]

const lastNames = [
  ...['Agarwal', 'Bhat', 'Bose', 'Chavan', 'Das', 'Deshmukh', 'DSouza', 'Fernandes', 'Gaikwad', 'Ghosh'],
  ...['Gupta', 'Iyer', 'Jadhav', 'Jain', 'Joshi', 'Kamble', 'Kaur', 'Khan', 'Kulkarni', 'Kumar'],
  ...['Mehta', 'Menon', 'Mishra', 'More', 'Nair', 'Naik', 'Patel', 'Patil', 'Pillai', 'Rao'],
  ...['Reddy', 'Sayyed', 'Sharma', 'Shetty', 'Shinde', 'Singh', 'Thomas', 'Verma', 'Wagh', 'Yadav'],
] as const satisfies string[]
