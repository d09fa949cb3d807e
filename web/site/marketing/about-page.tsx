import { lazyPage } from '../../loading/lazy-page.tsx'
import { Prerendered } from '../../loading/prerendered.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../page-head.tsx'
import { CompanyTabs } from './about/company-tabs.tsx'

const sections = lazyPage(() => import('./about/about-sections.tsx'), 'AboutSections')

export function AboutPage() {
  return (
    <>
      <PageHead
        title="About Us"
        description="Kosha is a payments company for businesses in India: who we are, what we are here for, and the four services we offer."
        path={paths.aboutUs}
      />
      <Prerendered content={sections} />
      <CompanyTabs />
    </>
  )
}
