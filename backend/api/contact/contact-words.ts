/** The two mails of a message, to customer care and to who wrote it, in one language. */
export type ContactWords = {
  /** To customer care. `{name}` is filled in. */
  subject: string
  name: string
  email: string
  phone: string
  page: string
  /** To the visitor. `{brand}` and `{email}` (customer care's) are filled in. */
  receiptSubject: string
  receipt: string
  booked: string
  notYou: string
}
