import { startChatProvider } from '../demo/chat-provider.ts'
import { readOptions } from '../local/commands/read-options.ts'

readOptions(`npm run chat-provider

Serves a live-chat provider for a local site, and prints the command that starts the site with it.`)
const { variables } = await startChatProvider(8786)
const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
console.log(`${settings.join(' ')} npm start`)
