import { expect, test } from '../../../mock-server/client/playwright.ts'

test.use({ mockUrl: `http://localhost:${process.env.E2E_BOOKSHOP_PORT}` })

// The same test twice, in parallel: neither sees the book of the other.
for (const title of ['Momo', 'Krabat'])
  test(`${title} is listed after a reload until it is deleted`, async ({ mock, page, request }) => {
    await page.goto(`${mock.url}/books`)
    const { bookId } = await (await request.post('/books', { data: { title } })).json()
    await page.reload()
    await expect(page.getByText(new RegExp(`"title":"${title}".*"total":4`))).toBeVisible()
    await request.delete(`/books/${bookId}`)
    await page.reload()
    await expect(page.getByText(/"total":3/)).not.toContainText(title)
  })
