/** The provider omits `Secure` over http (the local port), but `__Host-` names need it. */
export const withSecureCookies = (response: Response): Response => {
  const cookies = response.headers.getSetCookie()
  if (cookies.every(isSecure)) return response
  const answer = new Response(response.body, response)
  answer.headers.delete('set-cookie')
  for (const cookie of cookies) answer.headers.append('set-cookie', isSecure(cookie) ? cookie : `${cookie}; Secure`)
  return answer
}

const isSecure = (cookie: string): boolean => /;\s*secure(;|$)/i.test(cookie)
