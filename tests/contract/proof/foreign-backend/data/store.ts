import type { components } from '#contract'

type Schemas = components['schemas']
export type Role = Schemas['Role']
export type Customer = Schemas['Customer']
export type Failure = Schemas['Failure']

/** Amounts are in paise, times in epoch milliseconds. Derived fields are computed on each request. */
export type Business = { id: string; name: string }
export type Account = {
  id: string
  name: string
  email: string
  role: Role
  phone?: string
  password: string
  business: Business
  createdAt: number
}
export type Session = { account: Account; expiresAt: number; replacedBy?: string }
export type Link = Schemas['NewPaymentLink'] & {
  id: string
  business: Business
  idempotencyKey?: string
  isCancelled: boolean
  amountPaid: number
  createdAt: number
  updatedAt: number
}
export type StoredRefund = {
  id: string
  amount: number
  reason?: string
  idempotencyKey?: string
  createdAt: number
  fails: boolean
}
export type Payment = {
  id: string
  business: Business
  amount: number
  method: Schemas['MethodType']
  gatewayId: string
  linkId?: string
  customer: Customer
  vpa?: string
  rrn?: string
  state: 'created' | 'pending' | 'failed' | 'captured'
  failure?: Failure
  /** Whether no money moved. */
  isTest?: true
  fee: number
  createdAt: number
  decidedAt: number
  refunds: StoredRefund[]
}
export type StoredGateway = Omit<
  Schemas['Gateway'],
  'merchantId' | 'merchantName' | 'updatedAt' | 'credentials' | 'successRate'
> & {
  business: Business
  credentials?: Schemas['GatewayCredentials']
  updatedAt: number
}
export type StoredMethod = Omit<Schemas['PaymentMethod'], 'merchantId' | 'merchantName'> & {
  business: Business
}
export type SavedResponse = { fingerprint: string; status: number; body: unknown; savedAt: number }

export type Store = {
  accounts: Account[]
  sessions: Map<string, Session>
  /** The token of each reset mail, by account id. */
  resets: Map<string, { token: string; sentAt: number }>
  failures: Map<string, number[]>
  links: Link[]
  payments: Payment[]
  gateways: StoredGateway[]
  methods: StoredMethod[]
  responses: Map<string, SavedResponse>
}

export const emptyStore = (): Store => ({
  accounts: [],
  sessions: new Map(),
  resets: new Map(),
  failures: new Map(),
  links: [],
  payments: [],
  gateways: [],
  methods: [],
  responses: new Map(),
})
