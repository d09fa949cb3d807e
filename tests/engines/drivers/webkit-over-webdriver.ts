import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { WebDriver } from 'selenium-webdriver'
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver'
import type { Browser, Conditions } from '../browser.ts'

type WebKit = {
  /** MiniBrowser, the browser included in WebKitGTK. */
  executable: string
  /** WebKitWebDriver, which supports one session. */
  driver: string
  /** Xvfb. */
  screen: string
}

/** The system's WebKitGTK, driven by WebDriver. */
export async function openWebKit(
  { executable, driver, screen }: WebKit,
  conditions: Conditions,
): Promise<Browser> {
  const display = await startDisplay(screen)
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display.name }
  const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const close = async () => {
    await stop(server)
    await display.stop()
  }
  try {
    while (!(await answers(`${url}/status`)) && server.exitCode === null) await pause(50)
    const session = await startSession(url, executable, conditions)
    await fitViewport(session, conditions.viewport)
    return { ...controls(session), close: () => session.quit().finally(close) }
  } catch (error) {
    await close()
    throw error
  }
}

function startSession(url: string, binary: string, { scripts, storage }: Conditions) {
  const args = [
    '--automation',
    ...(scripts ? [] : ['--enable-javascript=false']),
    ...(storage ? [] : ['--cookies-policy=never', '--enable-html5-local-storage=false']),
  ]
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args },
  })
  return new Builder().disableEnvironmentOverrides().usingServer(url).withCapabilities(capabilities).build()
}

function controls(session: WebDriver): Omit<Browser, 'close'> {
  const input = () => session.actions({ async: true })
  return {
    goto: (url) => session.get(url),
    back: () => session.navigate().back(),
    reload: () => session.navigate().refresh(),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    clickAt: (x, y) =>
      input()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    type: (text) => input().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    press(key, { control = false } = {}) {
      const code = { ArrowLeft: Key.ARROW_LEFT, Enter: Key.ENTER, Escape: Key.ESCAPE, a: 'a', k: 'k' }[key]
      const keys = input()
      return (
        control ? keys.keyDown(Key.CONTROL).sendKeys(code).keyUp(Key.CONTROL) : keys.sendKeys(code)
      ).perform()
    },
  }
}

/** Resizes the window, which includes a frame and toolbar, to fit the viewport. */
async function fitViewport(session: WebDriver, { width, height }: Conditions['viewport']) {
  const window = await session.manage().window().getRect()
  const inner = await session.executeScript<{ width: number; height: number }>(
    'return { width: innerWidth, height: innerHeight }',
  )
  await session
    .manage()
    .window()
    .setRect({
      x: 0,
      y: 0,
      width: width + window.width - inner.width,
      height: height + window.height - inner.height,
    })
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return address !== null && typeof address === 'object' ? address.port : 0
}

type Display = { name: string; stop: () => Promise<void> }

/** A virtual display (Xvfb), for browsers without a headless mode. */
async function startDisplay(xvfb: string): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const numberPipe = server.stdio[3]
  if (!(numberPipe instanceof Readable)) throw new Error('Xvfb has no pipe to tell its number by')
  const [number] = await once(numberPipe, 'data')
  return { name: `:${String(number).trim()}`, stop: () => stop(server) }
}

/** Terminates a process gracefully and waits for its exit. */
async function stop(process: ChildProcess) {
  if (process.exitCode !== null || process.signalCode !== null) return
  const exit = once(process, 'exit')
  process.kill()
  await exit
}
