import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Loader of a provider: defines its function a moment later. */
const LOADER = `setTimeout(() => {
  window.FakeProvider = { widget: { open() {
    const chat = document.createElement('div')
    chat.id = 'fake-provider'
    chat.innerHTML = '<p>A person is with you</p>'
    document.body.append(chat)
  } } }
}, 50)`

/** Local server of a live chat provider. @param requestedPort default: any free one */
export const startChatProvider = async (requestedPort = 0) => {
  const requests: string[] = []
  const state = { works: true }
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (!state.works) return void response.writeHead(503).end()
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(LOADER)
  })
  await new Promise<void>((resolve) => server.listen(requestedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    variables: { SALES_CHAT_URL: `${origin}/loader.js`, SALES_CHAT_OPEN: 'FakeProvider.widget.open' },
    requests,
    setWorking: (works: boolean): void => {
      state.works = works
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
