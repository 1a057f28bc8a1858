import { readArgs, usage } from './node/args.ts'
import { createLog } from './node/log.ts'
import { startHost } from './node/run.ts'

const log = createLog((line) => process.stdout.write(line))

async function main(): Promise<void> {
  const options = readArgs(process.argv.slice(2))
  if (options.help) return void process.stdout.write(usage)
  const host = await startHost(options, log)
  log({
    listening: host.url,
    origins: options.origins,
    seed: options.seed,
    products: options.products,
  })
  const stop = async (signal: string) => {
    log({ stopping: signal })
    await host.stop()
    log({ stopped: true })
    process.exit(0)
  }
  process.once('SIGTERM', (signal) => void stop(signal))
  process.once('SIGINT', (signal) => void stop(signal))
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exit(1)
})
