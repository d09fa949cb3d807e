import type { components } from '#contract'
import { Random } from '../random.ts'
import { existing } from '../store/transaction-source.ts'

type Customer = components['schemas']['Customer']

/**
 * Fictional people with `.example` email addresses and unassigned phone numbers, by number. Each is created when first
 * read, from the generator state saved for it, and is the same object from then on.
 */
export class Customers {
  private readonly states: Uint32Array
  private readonly created: (Customer | undefined)[]
  private readonly random = new Random(0)

  constructor(random: Random, count: number) {
    this.states = new Uint32Array(count)
    this.created = new Array(count).fill(undefined)
    for (let number = 0; number < count; number++) {
      this.states[number] = random.state
      skipCustomer(random)
    }
  }

  get count(): number {
    return this.states.length
  }

  /** @throws RangeError if there is no customer of this number */
  get(number: number): Customer {
    const known = this.created[number]
    if (known) return known
    this.random.state = existing(this.states[number], number)
    const customer = createCustomer(this.random)
    this.created[number] = customer
    return customer
  }
}

/** The customer's UPI ID, masked except for the first two letters. */
export const maskedVpa = ({ name }: Customer, random: Random) =>
  `${name.slice(0, 2).toLowerCase()}•••@${random.pick(handles)}`

function createCustomer(random: Random): Customer {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
  const mailbox = `${first}.${last}${isNumbered(random) ? random.int(2, 99) : ''}`.toLowerCase()
  const hasPhone = !hasNoPhone(random)
  return {
    name: `${first} ${last}`,
    email: `${mailbox}@${random.pick(mailHosts)}`,
    ...(hasPhone && { phone: `+9100000${random.digits(PHONE_DIGITS)}` }),
  }
}

/** Skips the random draws of `createCustomer`. */
function skipCustomer(random: Random): void {
  random.skip(NAME_DRAWS)
  if (isNumbered(random)) random.skip(1)
  random.skip(hasNoPhone(random) ? HOST_DRAWS : HOST_DRAWS + PHONE_DIGITS)
}

const NAME_DRAWS = 2
const HOST_DRAWS = 1
const PHONE_DIGITS = 5

const isNumbered = (random: Random) => random.int(0, 3) === 0
const hasNoPhone = (random: Random) => random.int(1, 10) === 1

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
