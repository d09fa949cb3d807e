import { chromium, type Page } from 'playwright'
import { findBrowser, browserArguments } from '../scripts/browser.ts'
const base = 'http://127.0.0.1:48731'
const out = '/tmp/ws'
const only = process.argv[2]?.split(',')
const W = [360, 768, 1024, 1280, 1920]
const browser = await chromium.launch({ executablePath: findBrowser()!, args: browserArguments })
type Act = (p: Page) => Promise<unknown>
const go = (path: string): Act => (p) => p.goto(base + path)
const firstOf = (list: string, rest: string, then?: Act): Act => async (p) => {
  await p.goto(base + list)
  const href = await p.locator(`main a[href^="${list}/"]:not([href$="/new"]):not([href$="/bulk"])`).first().getAttribute('href')
  await p.goto(base + href!.split('?')[0]!.replace(/\/share$/, '') + rest)
  await then?.(p)
}
const guest: Record<string, Act> = Object.fromEntries(['/login','/register','/forgot-password','/reset-password/abc','/about-us','/terms','/privacy-policy','/refund-policy','/support','/pricing','/docs','/nowhere','/docs/api'].map((x) => [x, go(x)]))
const member: Record<string, Act> = {
  gateways: go('/dashboard/gateways'),
  gatewaySettings: async (p) => { await p.goto(base + '/dashboard/gateways'); await p.getByRole('button', { name: /settings|edit|change/i }).first().click() },
  methods: go('/dashboard/methods'),
  methodSettings: async (p) => { await p.goto(base + '/dashboard/methods'); await p.getByRole('button', { name: /settings|edit|change/i }).first().click() },
  bulk: go('/dashboard/links/bulk'),
  bulkRows: async (p) => { await p.goto(base + '/dashboard/links/bulk'); await p.locator('dialog textarea, [role=dialog] textarea').first().fill('title\tamount\tname\temail\tphone\nInvoice 1\t1250.00\tMeera Nair\tmeera@example.com\t9876543210\nInvoice 2\tabc\tRavi Kumar\travi@example\t12\nA rather long title of an invoice that somebody pasted from a sheet\t99,999.99\tA very long name of a customer\tlongaddress.of.a.customer@subdomain.example.com\t9876543211'); await p.getByRole('dialog').getByRole('button', { name: /continue|read|next|check|preview/i }).first().click({ timeout: 4000 }).catch(() => {}) },
  newLink: go('/dashboard/links/new'),
  editLink: firstOf('/dashboard/links', ''),
  share: firstOf('/dashboard/links', '/share'),
  transaction: async (p) => { await p.goto(base + '/dashboard/transactions?status=success'); await p.locator('main a[href^="/dashboard/transactions/"]').first().click(); await p.waitForTimeout(700) },
  failed: async (p) => { await p.goto(base + '/dashboard/transactions?status=failed'); await p.locator('main a[href^="/dashboard/transactions/"]').first().click(); await p.waitForTimeout(700) },
  refund: async (p) => { await p.goto(base + '/dashboard/transactions?status=success'); await p.locator('main a[href^="/dashboard/transactions/"]').first().click(); await p.getByRole('button', { name: /refund/i }).last().click() },
  settlement: async (p) => { await p.goto(base + '/dashboard/settlements'); await p.locator('main a[href^="/dashboard/settlements/"]').first().click(); await p.waitForTimeout(700) },
  palette: async (p) => { await p.goto(base + '/dashboard'); await p.getByRole('heading', { level: 1 }).waitFor(); await p.keyboard.press('Control+k') },
  paletteFound: async (p) => { await p.goto(base + '/dashboard'); await p.getByRole('heading', { level: 1 }).waitFor(); await p.keyboard.press('Control+k'); await p.keyboard.type('in') },
  shortcuts: async (p) => { await p.goto(base + '/dashboard'); await p.getByRole('heading', { level: 1 }).waitFor(); await p.keyboard.press('?') },
  account: async (p) => { await p.goto(base + '/dashboard'); await p.getByRole('heading', { level: 1 }).waitFor(); await p.getByRole('button', { name: /account|asha/i }).first().click() },
}
async function take(set: Record<string, Act>, signIn: boolean) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: 'light', locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (signIn) {
    await page.goto(base + '/login')
    await page.getByLabel('Email').fill('asha@tarang.example'); await page.getByLabel('Password', { exact: true }).fill('kosha-demo-2025')
    await page.keyboard.press('Enter'); await page.waitForURL('**/dashboard')
  }
  for (const [name, act] of Object.entries(set)) {
    if (only && !only.includes(name)) continue
    const file = name.replaceAll(/\W+/g, '_')
    try {
      await page.setViewportSize({ width: 1280, height: 800 }); await page.emulateMedia({ colorScheme: 'light' })
      await act(page)
      if (!signIn) await page.keyboard.press('Shift')
      await page.waitForTimeout(1200)
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme })
        for (const width of W) {
          await page.setViewportSize({ width, height: width === 360 ? 740 : width === 768 ? 1024 : width === 1920 ? 1080 : 800 })
          await page.waitForTimeout(120)
          await page.screenshot({ path: `${out}/${file}-${width}-${theme}.png` })
        }
      }
      console.log('ok', name)
    } catch (e) { console.log('FAILED', name, String(e).slice(0, 300)) }
  }
  await context.close()
}
if (!only || only.some((o) => o in guest)) await take(guest, false)
if (!only || only.some((o) => o in member)) await take(member, true)
const page = await browser.newPage({ viewport: { width: 2000, height: 900 } })
const { readFileSync, existsSync } = await import('node:fs')
for (const name of [...Object.keys(guest), ...Object.keys(member)]) {
  if (only && !only.includes(name)) continue
  const file = name.replaceAll(/\W+/g, '_')
  if (!existsSync(`${out}/${file}-1920-dark.png`)) continue
  const img = (w: number, t: string) => `<img src="data:image/png;base64,${readFileSync(`${out}/${file}-${w}-${t}.png`).toString('base64')}" style="height:440px">`
  await page.setContent(`<body style="margin:4px;background:#888">${(['light', 'dark']).map((t) => `<div style="display:flex;gap:6px;margin-bottom:6px">${W.slice(0,3).map((w) => img(w, t)).join('')}</div><div style="display:flex;gap:6px;margin-bottom:6px">${W.slice(3).map((w) => img(w, t)).join('')}</div>`).join('')}`)
  await page.screenshot({ path: `${out}/M_${file}.png`, fullPage: true })
}
await browser.close()
