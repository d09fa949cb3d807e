import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ExternalLink, MapPin } from '../../ui/icon.tsx'
import { contact } from '../site.ts'

// A public place, since company and office are fictional.
const LATITUDE = 12.9757
const LONGITUDE = 77.6061
const BOX = [LONGITUDE - 0.012, LATITUDE - 0.005, LONGITUDE + 0.012, LATITUDE + 0.005].join('%2C')
const EMBEDDED_MAP = `https://www.openstreetmap.org/export/embed.html?bbox=${BOX}&layer=mapnik&marker=${LATITUDE}%2C${LONGITUDE}`
const MAP_PAGE = `https://www.openstreetmap.org/?mlat=${LATITUDE}&mlon=${LONGITUDE}#map=16/${LATITUDE}/${LONGITUDE}`

/** The address, and a map of it. The map loads from a third party only after a click. */
export function ContactMap() {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <section aria-labelledby="map-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-4">
        <h2 id="map-heading" className="text-2xl">
          Where we are
        </h2>
        <a
          className="link inline-flex items-center gap-1.5 text-sm"
          href={MAP_PAGE}
          target="_blank"
          rel="noopener"
        >
          Open in maps <ExternalLink aria-hidden size={14} />
        </a>
      </div>
      <div className="panel overflow-hidden">
        {isLoaded && (
          <iframe
            className="aspect-[4/3] w-full sm:aspect-[5/2]"
            title={`Map around ${contact.address[1]}, ${contact.address[2]}`}
            src={EMBEDDED_MAP}
            // The map may run scripts and open popups, but not navigate this page or access it.
            sandbox="allow-scripts allow-same-origin allow-popups"
            // Replaces the button that had the focus.
            ref={(frame) => frame?.focus()}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
          <address className="not-italic">{contact.address.join(', ')}</address>
          {!isLoaded && (
            <Button className="noscript:hidden" variant="secondary" onClick={() => setIsLoaded(true)}>
              <MapPin aria-hidden size={16} /> Load the map
            </Button>
          )}
          <p className="noscript:hidden w-full text-muted text-sm">
            {`${isLoaded ? 'This map comes' : 'The map comes'} from openstreetmap.org${isLoaded ? '.' : ', and is loaded only when you ask for it.'}`}
          </p>
        </div>
      </div>
    </section>
  )
}
