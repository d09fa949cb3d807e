import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginFaker } from '@kubb/plugin-faker'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'
import { documents } from './documents.ts'

export default defineConfig(
  Object.entries(documents).map(([name, path]) => ({
    name,
    root: import.meta.dirname,
    input: { path },
    // Without a barrel: the faker of PaymentLink and the call that creates one are both named createPaymentLink.
    output: { path: `generated/kubb/${name}`, clean: true, barrelType: false, format: false },
    plugins: [
      pluginOas({ generators: [] }),
      pluginTs(),
      pluginZod({ version: '4' }),
      // Its client for fetch joins lists with commas and sends no Content-Type.
      pluginClient({ client: 'axios', dataReturnType: 'full' }),
      pluginFaker(),
    ],
  })),
)
