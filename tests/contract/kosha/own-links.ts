import type { Actor, Call } from '../suite/call.ts'
import type { Cleanup } from '../suite/cleanup.ts'
import { ContractViolation, parsed } from '../suite/verdicts.ts'
import type { Received, Wire } from '../suite/wire.ts'
import type { Actors } from './actors.ts'

type Link = { id: string; title?: unknown; amount?: unknown }

const ID = /^[A-Za-z0-9_-]{1,64}$/
const OWN_TITLE = 'Contract suite'

/** Deletes the links that a run creates, and no others. */
export class OwnLinks {
  /** The ids of each account's links before this run created any. */
  private readonly linksBefore = new Map<string, Set<string> | undefined>()

  constructor(private readonly run: { wire: Wire; cleanup: Cleanup; actors: Actors }) {}

  /** Must be called before a link is created: links that already exist are never deleted. */
  async noteBefore({ as }: Call): Promise<void> {
    const owner = ownerOf(as)
    if (owner === undefined || this.linksBefore.has(owner)) return
    const { status, text } = await this.send('GET', '/payments/links', as)
    const links = status === 200 ? linksIn(text) : undefined
    this.linksBefore.set(owner, links && new Set(links.map(({ id }) => id)))
  }

  /** @throws ContractViolation if it existed before */
  noteCreated(call: Call, { status, text }: Received): void {
    const link = status < 300 ? linkIn(text) : undefined
    if (link === undefined) return
    const name = `the payment link ${link.id}`
    const before = this.linksBefore.get(ownerOf(call.as) ?? '')
    if (before?.has(link.id))
      throw new ContractViolation(
        `createPaymentLink answers ${status} with ${link.id}, a link that existed before`,
      )
    const doubt = !before
      ? 'without the list of links it may be an older one'
      : !ID.test(link.id)
        ? 'its id is invalid'
        : !containsSentFields(link, call) && 'it does not contain what was sent, so it may be another one'
    if (doubt) this.run.cleanup.notCleanedUp.push(`${name}: ${doubt}`)
    else this.run.cleanup.defer(name, () => this.deleteLink(link.id, call.as))
  }

  /** Without a response the link may or may not exist, so the list is read after the check. */
  noteLost(call: Call): void {
    const before = this.linksBefore.get(ownerOf(call.as) ?? '')
    if (!before) return
    this.run.cleanup.defer('a payment link that was created without a response', async () => {
      const { text } = await this.send('GET', '/payments/links', call.as)
      const created = linksIn(text)?.filter((link) => !before.has(link.id) && containsSentFields(link, call))
      if (!created) throw new Error('the list of links is not available')
      for (const { id } of created) if (ID.test(id)) await this.deleteLink(id, call.as)
    })
  }

  private async deleteLink(id: string, as: Actor | undefined): Promise<void> {
    const { actors } = this.run
    const path = `/payments/links/${id}`
    const { status } = await this.send('DELETE', path, as)
    if (status < 300 || status === 404) return
    // The session has ended, or the link was created by a viewer, who may not delete it.
    const again = as?.role === 'merchant' && as.account ? actors.signIn(as.account) : actors.as('merchant')
    const second = await this.send('DELETE', path, await again)
    if (second.status >= 300 && second.status !== 404) throw new Error(`${second.status}`)
  }

  private send(method: string, path: string, as: Actor | undefined): Promise<Received> {
    const { wire } = this.run
    const request = {
      method,
      url: `${wire.backend.url}${path}`,
      headers: { authorization: `Bearer ${as?.token}` },
    }
    return wire.send(request, { role: as?.role ?? 'anonymous' })
  }
}

const ownerOf = (as: Actor | undefined) => as?.account?.email ?? as?.token

function containsSentFields(link: Link, { body, raw }: Call): boolean {
  if (link.title === OWN_TITLE) return true
  if (raw || typeof body !== 'object' || body === null) return false
  return link.title === Reflect.get(body, 'title') || link.amount === Reflect.get(body, 'amount')
}

function linkIn(text: string): Link | undefined {
  const link = Object(parsed(text)).link
  return typeof link?.id === 'string' ? link : undefined
}

function linksIn(text: string): Link[] | undefined {
  const { links } = Object(parsed(text))
  return Array.isArray(links) ? links.map((link) => ({ ...link, id: String(link?.id) })) : undefined
}
