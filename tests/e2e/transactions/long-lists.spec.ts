import { expect, test } from '../support/fixtures.ts'

test('a hundred thousand transactions are windowed, with their total number', async ({
  page,
  mock,
  signIn,
}) => {
  await mock.scenario('large')
  await signIn('merchant', { open: '/dashboard/transactions' })
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  const total = Number(await table.getAttribute('aria-rowcount')) - 1
  expect(total).toBeGreaterThan(1000)

  const rows = page.getByRole('row')
  const last = async () => Number(await rows.last().getAttribute('aria-rowindex'))
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000)
      return await last()
    })
    .toBeGreaterThan(160)
  expect(await rows.count()).toBeLessThan(60)
})

test('a jump within a long list ends where it was aimed, and rows loaded at its end do not move the view', async ({
  page,
  signIn,
}) => {
  await test.step('a jump within a long list ends where it was aimed', async () => {
    await signIn('merchant', { open: '/dashboard/transactions' })
    const first = page.getByRole('row').nth(1)
    await expect(first).toHaveAttribute('aria-rowindex', '2')
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect(first).not.toHaveAttribute('aria-rowindex', '2')
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(1500)
  })
  await test.step('rows loaded at the end of a long list do not move the view', async () => {
    await signIn('merchant', { open: '/dashboard/transactions' })
    await expect(page.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const end = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return scrollY
    })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeGreaterThan(height + 1000)
    expect(await page.evaluate(() => scrollY)).toBe(end)
  })
})

test('the keyboard reaches the next rows too', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  // With twenty more rows to go than are loaded.
  const thirtieth = page.locator('tr[aria-rowindex="31"]').getByRole('link')
  await expect(page.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2')
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(thirtieth).toBeInViewport({ timeout: 500 })
  }).toPass()
  await thirtieth.focus()
  await expect(thirtieth).toBeFocused()
  // Users press a key only after the next row has been rendered.
  const rowBelow = page.locator('tr:has(:focus) + tr[aria-rowindex]')
  // Each row has three controls: its checkbox, its link, and the copy button of its id.
  for (let pressed = 0; pressed < 3 * 31; pressed += 1) {
    await page.keyboard.press('Tab')
    await expect(rowBelow).toBeAttached()
  }
  const focused = page.getByRole('row').filter({ has: page.locator(':focus') })
  await expect(focused).toHaveAttribute('aria-rowindex', '62')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible()
})

test('a thousand payment links are windowed, and the last one can be reached', async ({
  page,
  mock,
  signIn,
}) => {
  for (let made = 0; made < 1000; made += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => mock.paymentLinks.insert({ title: `Order ${made + i}` })),
    )
  }
  await signIn('merchant', { open: '/dashboard/links?search=order' })
  const table = page.getByRole('table')
  await expect(table).toHaveAttribute('aria-rowcount', /^1\d{3}$/)
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toHaveAttribute('aria-rowindex', '2')
  expect(await rows.count()).toBeLessThan(60)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 20_000)
      return await rows.last().getAttribute('aria-rowindex')
    })
    .toBe(await table.getAttribute('aria-rowcount'))
  expect(await rows.count()).toBeLessThan(60)
})

test('the actions of a link are within reach at 360 px, and large enough', async ({ page, mock, signIn }) => {
  await mock.paymentLinks.insert({ title: 'Kantha throw' })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('merchant', { open: '/dashboard/links' })
  const row = page.getByRole('row').filter({ hasText: 'Kantha throw' })
  await row.getByRole('button', { name: /^Actions of/ }).press('Enter')
  const actions = row.locator('.row-actions').locator('a, button')
  await expect(actions).toHaveCount(4)
  for (const action of await actions.all()) {
    const box = await action.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(24)
    expect(box?.height).toBeGreaterThanOrEqual(24)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }
})
