const MAX_NAME = 100

/** Spec section 5: a full name has several words; anything else is empty. Control characters are no name. */
export const fullNameOf = (text: string | undefined): string => {
  const words = (text ?? '').trim().split(/\s+/)
  const name = words.join(' ')
  return words.length < 2 || name.length > MAX_NAME || /[\p{Cc}\p{Cf}<>]/u.test(name) ? '' : name
}
