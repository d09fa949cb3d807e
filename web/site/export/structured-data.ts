import { paths } from '../../paths.ts'
import { contact, site } from '../site.ts'
import { decoded, visibleText } from './page-text.ts'

/** schema.org data of a page as a script tag: only what the page shows. */
export function structuredData(html: string, path: string): string {
  const graph = [
    ...(path === paths.home ? [company, website] : []),
    ...(path === paths.contactUs ? [{ ...company, ...contacts }] : []),
    ...breadcrumbs(html),
  ]
  if (graph.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

const company = {
  '@type': 'Organization',
  name: site.name,
  url: `${site.origin}/`,
  logo: `${site.origin}/icon-512.png`,
}

const website = { '@type': 'WebSite', name: site.name, url: `${site.origin}/` }

const [, street, city, region] = contact.address
const [, locality, postcode] = /^(.+) (\d{6})$/.exec(city) ?? []

/** What the contact page shows. */
const contacts = {
  email: contact.email,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: contact.phone.replaceAll('\u00a0', ' '),
    areaServed: 'IN',
    availableLanguage: 'en',
  },
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    postalCode: postcode,
    addressRegion: region.split(', ')[0],
    addressCountry: 'IN',
  },
}

function breadcrumbs(html: string) {
  const trail = /<nav aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1]
  if (!trail) return []
  const crumbs = Array.from(trail.matchAll(/<li\b[^>]*>([\s\S]*?)<\/li>/g), ([, crumb = '']) => ({
    name: visibleText(`<body>${crumb}`),
    href: /<a\b[^>]* href="([^"]+)"/.exec(crumb)?.[1],
  }))
  // Every step needs a URL, except the last, which is the page itself.
  const steps = crumbs.filter(({ href }, at) => href || at === crumbs.length - 1)
  const itemListElement = steps.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: href && site.origin + decoded(href),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
