import { importAgain } from '../../loading/import-again.ts'
import { CsvExport } from '../csv/csv-export.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { foundLinks } from './found-links.ts'
import { linkFilterIn } from './payment-link-search.ts'
import type { PaymentLink } from './payment-links.ts'

/** Exports the links that match the filters in the URL; hidden if there are none. */
export function PaymentLinksExport({ links }: { links: PaymentLink[] }) {
  const { params } = useUrlParams()
  const filter = linkFilterIn(params)
  const found = foundLinks(links, filter)
  const showMerchant = useShowsMerchant()
  return (
    found.length > 0 && (
      <CsvExport
        key={JSON.stringify(filter)}
        fileName="payment-links"
        collect={async () => (await loadCsv()).paymentLinksCsv(found, { showMerchant })}
      />
    )
  )
}

const loadCsv = () => import('./payment-link-csv.ts').catch(importAgain)
