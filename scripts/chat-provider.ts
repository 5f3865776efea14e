import { startChatProvider } from '../demo/chat-provider.ts'

const { variables } = await startChatProvider(8786)
const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
console.log(`${settings.join(' ')} npm start`)
