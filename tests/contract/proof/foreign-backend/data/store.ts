import type { components } from '#contract'

type Schemas = components['schemas']
export type Role = Schemas['Role']

/** Amounts are in paise, times in epoch milliseconds. Derived fields are computed on each request. */
export type Business = { id: string; name: string }
export type Account = Pick<Schemas['User'], 'id' | 'name' | 'email' | 'role' | 'phone'> & {
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
export type StoredRefund = Pick<Schemas['Refund'], 'id' | 'amount' | 'reason' | 'idempotencyKey'> & {
  createdAt: number
  fails: boolean
}
export type Payment = Pick<
  Schemas['Transaction'],
  'id' | 'amount' | 'method' | 'gatewayId' | 'customer' | 'vpa' | 'rrn' | 'failure' | 'fee'
> & {
  business: Business
  linkId?: string
  state: 'created' | 'pending' | 'failed' | 'captured'
  /** Whether no money moved. */
  isTest?: true
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

/** The settlements of a business, oldest first, and which of them deducted and gave back each refund, by its id. */
export type Ledger = {
  settlements: Schemas['Settlement'][]
  deductedBy: Map<string, string>
  givenBackBy: Map<string, string>
}

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
