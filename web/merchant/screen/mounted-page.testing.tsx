import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { createQueryClient } from '../../api/query-client.ts'
import { mounted } from '../../ui/mounted.testing.ts'

/** Renders a page of the merchant area at `url`, with the data of `client`. */
export const mountedPage = (page: ReactNode, { client = createQueryClient(), url = '/' } = {}) =>
  mounted(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[url]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  )
