// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mounted } from '../ui/mounted.testing.ts'
import { createQueryClient } from './query-client.ts'
import { useSend } from './use-send.ts'

const send = vi.fn<(text: string) => Promise<string>>()
let press: (() => Promise<void>) | undefined

async function show(options?: { repeats: boolean }) {
  function Form() {
    const { mutate } = useSend({ mutationFn: send }, options)
    press = () => act(async () => mutate('text'))
    return null
  }
  await mounted(<QueryClientProvider client={createQueryClient()}>{<Form />}</QueryClientProvider>)
}

beforeEach(() => void send.mockReset().mockResolvedValue('done'))

test('after success, a form sends nothing more, even if submitted again before it closes', async () => {
  await show()
  for (let presses = 0; presses < 4; presses++) await press?.()
  expect(send).toHaveBeenCalledOnce()
})

test('a form can be submitted again after an error', async () => {
  send.mockRejectedValueOnce(new Error('rejected'))
  await show()
  await press?.()
  await press?.()
  await press?.()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a form that stays open can be submitted repeatedly', async () => {
  await show({ repeats: true })
  await press?.()
  await press?.()
  expect(send).toHaveBeenCalledTimes(2)
})
