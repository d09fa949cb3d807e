// The page's only script: it fetches what changed and sends what is chosen. What things look like is made in the
// server. A token, if the server wants one, stays in this tab.
const query = new URLSearchParams(location.search)
const key = query.get('session') ?? 'default'
const part = (id) => document.getElementById(id)
const list = part('calls')
let newest = 0

async function send(method, path, body) {
  const response = await fetch(`/__mock${path}`, {
    method,
    headers: {
      ...(key !== 'default' && { 'x-mock-session': key }),
      ...(sessionStorage.controlToken && { 'x-mock-control-token': sessionStorage.controlToken }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.status === 401) {
    const token = prompt('This server wants its control token')
    if (token) sessionStorage.controlToken = token
    if (token) return send(method, path, body)
  }
  const text = await response.text()
  if (!response.ok) throw new Error(worded(JSON.parse(text)))
  return text
}

const worded = ({ message, errors = [] }) =>
  [message, ...errors.map((each) => `${each.field} ${each.message}`)].join(' ')

function say(text, isBad = false) {
  part('said').textContent = text
  part('said').classList.toggle('bad', isBad)
}

async function refresh() {
  const parts = JSON.parse(await send('GET', '/inspector/session'))
  for (const [id, html] of Object.entries(parts)) {
    const element = part(id)
    if (element.innerHTML !== html && !element.contains(document.activeElement)) element.innerHTML = html
  }
  const fresh = await send('GET', `/inspector/calls?after=${newest}`)
  list.insertAdjacentHTML('afterbegin', fresh)
  newest = Number(list.querySelector('[data-seq]')?.dataset.seq ?? newest)
  filter()
}

async function follow() {
  for (;;) {
    try {
      await refresh()
      const { newest: last } = JSON.parse(await send('GET', `/journal?after=${newest}&wait=15000`))
      if (last < newest) startOver()
    } catch (error) {
      say(error instanceof TypeError ? 'The mock server does not answer.' : error.message, true)
      await new Promise((resolve) => setTimeout(resolve, 2000))
    }
  }
}

function startOver() {
  newest = 0
  list.replaceChildren()
}

function filter() {
  const words = part('filter').value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const item of list.children) {
    const text = item.textContent.toLowerCase()
    item.hidden = !words.every((word) => text.includes(word))
  }
  part('empty').hidden = list.children.length > 0
  const shown = [...list.querySelectorAll('li:not([hidden]) .call')]
  if (!shown.some((call) => call.tabIndex === 0) && shown[0]) shown[0].tabIndex = 0
}

async function choose(call) {
  for (const each of list.querySelectorAll('.call')) {
    each.tabIndex = each === call ? 0 : -1
    each.setAttribute('aria-current', String(each === call))
  }
  try {
    part('detail').innerHTML = await send('GET', `/inspector/calls/${call.dataset.seq}`)
    if (matchMedia('(max-width: 48rem)').matches) part('detail').scrollIntoView()
  } catch (error) {
    say(error.message, true)
  }
}

function bodyOf(form) {
  const body = {}
  for (const [name, value] of new FormData(form)) {
    if (value === '') continue
    const [outer, inner] = name.split('.')
    const isNumber = form.elements[name].type === 'number'
    const given = isNumber ? Number(value) : value
    if (inner) body[outer] = { ...body[outer], [inner]: given }
    else body[outer] = given
  }
  return body
}

async function perform(element, body) {
  const [method, path] = element.dataset.call.split(' ')
  try {
    const text = await send(method, path, body)
    const { happened } = text ? JSON.parse(text) : {}
    say(happened ? `${happened.length === 0 ? 'Nothing' : happened.length} fell due on the way` : 'Done')
    if (element.dataset.then === 'reload') startOver()
    await refresh()
  } catch (error) {
    say(error.message, true)
  }
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  void perform(event.target, bodyOf(event.target))
})

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button')
  if (button?.dataset.seq) return choose(button)
  if (button?.dataset.copy) {
    await navigator.clipboard.writeText(button.dataset.copy)
    return say('Copied')
  }
  if (button?.dataset.call) await perform(button, button.dataset.body && JSON.parse(button.dataset.body))
})

document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, select, textarea')
  if (event.key === 'Escape' && isTyping) return event.target.blur()
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  const shown = [...list.querySelectorAll('li:not([hidden]) .call')]
  const at = shown.findIndex((call) => call.tabIndex === 0 && call.getAttribute('aria-current') === 'true')
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
  const next = step && shown[Math.min(shown.length - 1, Math.max(0, at + step))]
  if (next) next.focus()
  if (next) void choose(next)
  if (event.key === '/') part('filter').focus()
  if (event.key === 'c') document.querySelector('[data-copy]')?.click()
  if (next || event.key === '/') event.preventDefault()
})

part('filter').addEventListener('input', filter)
part('keys')?.addEventListener('change', ({ target }) => {
  location.search = target.value === 'default' ? '' : `?session=${encodeURIComponent(target.value)}`
})
if (key !== 'default' && part('with-key')) part('with-key').textContent = ` with X-Mock-Session: ${key}`
void follow()
