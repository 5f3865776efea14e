/** Groups of an IPv6 address that belong to one connection: whoever has one such network has all addresses in it. */
const NETWORK_GROUPS = 4

/**
 * Who calls, for counting: the network address as the platform tells it (a visitor cannot write that header there),
 * of IPv6 the part that a connection has for itself. Null where no platform stands in front.
 */
export const callerOf = (headers: Pick<Headers, 'get'>): string | null => {
  const address = headers.get('cf-connecting-ip')
  return address?.trim() ? networkOf(address) : null
}

/** What of a network address is counted: of IPv6 the part that a connection has for itself. */
export const networkOf = (written: string): string => {
  const address = written.trim().toLowerCase()
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? [] : Array.from({ length: NETWORK_GROUPS }, () => '0')
  return [...groups, ...zeros].slice(0, NETWORK_GROUPS).join(':')
}
