import { lazyPage } from '../../../loading/lazy-page.tsx'
import { Prerendered } from '../../../loading/prerendered.tsx'
import { paths } from '../../../paths.ts'
import { description } from '../../description.ts'
import { PageHead } from '../../page-head.tsx'
import { site } from '../../site.ts'

const sections = lazyPage(() => import('./landing-sections.tsx'), 'LandingSections')

export function LandingPage() {
  return (
    <>
      <PageHead
        title={`${site.name}: ${site.tagline.toLowerCase()}`}
        description={description}
        path={paths.home}
      />
      <Prerendered content={sections} />
    </>
  )
}
