import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { cloudflareMail } from './cloudflare-mail.ts'
import type { Mail } from './mail.ts'
import { outboxMail, readOutbox } from './outbox.ts'

const mail = (key: string, to = 'a@b.it'): Mail => ({ key, to, subject: `About ${key}`, text: 'text', html: '<p>html' })
const FILE = { filename: 'milan.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }
const nowMs = () => Date.UTC(2027, 0, 15)

describe('outbox', () => {
  const outbox = () => memoryD1(join(import.meta.dirname, '../../identity/migrations')).db

  it('stores mail, newest first, and a retried send once', async () => {
    const db = outbox()
    const port = outboxMail(db, nowMs)
    for (const key of ['one', 'two', 'one']) await port.send(mail(key))
    expect((await readOutbox(db, null)).map(({ key }) => key)).toEqual(['two', 'one'])
    expect((await readOutbox(db, null))[0]).toEqual({
      ...{ ...mail('two'), headers: {}, attachments: [] },
      sentAt: '2027-01-15T00:00:00.000Z',
    })
  })

  it('stores attachments', async () => {
    const db = outbox()
    await outboxMail(db, nowMs).send({ ...mail('one'), attachments: [FILE] })
    expect((await readOutbox(db, null))[0]?.attachments).toEqual([FILE])
  })

  it('filters by recipient', async () => {
    const db = outbox()
    await outboxMail(db, nowMs).send(mail('one'))
    await outboxMail(db, nowMs).send(mail('two', 'other@b.it'))
    expect((await readOutbox(db, 'other@b.it')).map(({ key }) => key)).toEqual(['two'])
  })
})

describe('real mail', () => {
  const sender = (outcomes: ('sent' | 'failed' | 'crashed')[]) => {
    const sent: unknown[] = []
    const crash = Promise.withResolvers<void>()
    const send = async (message: unknown) => {
      const outcome = outcomes.shift()
      if (outcome === 'failed') throw new Error('the platform is busy')
      if (outcome === 'crashed') {
        crash.resolve()
        await new Promise(() => undefined)
      }
      sent.push(message)
    }
    const { db } = memoryD1()
    const clock = { now: 1000 }
    return {
      sent,
      crashed: crash.promise,
      clock,
      port: cloudflareMail({ send } as unknown as SendEmail, {
        from: 'we@b.it',
        db,
        nowMs,
        realNow: () => clock.now,
      }),
    }
  }

  it('is sent once for a key', async () => {
    const { sent, port } = sender(['sent', 'sent'])
    await port.send(mail('one'))
    await port.send(mail('one'))
    expect(sent).toEqual([expect.objectContaining({ to: 'a@b.it', subject: 'About one' })])
  })

  it('includes attachments', async () => {
    const { sent, port } = sender(['sent'])
    await port.send({ ...mail('one'), attachments: [FILE] })
    expect(sent).toEqual([expect.objectContaining({ attachments: [{ ...FILE, disposition: 'attachment' }] })])
  })

  it('can be tried again when sending failed', async () => {
    const { sent, port } = sender(['failed', 'sent'])
    await expect(port.send(mail('one'))).rejects.toThrow('busy')
    await port.send(mail('one'))
    expect(sent.length).toBe(1)
  })

  it('waits two minutes for a sender that crashed, and reports success only when sent', async () => {
    const { sent, port, clock, crashed } = sender(['crashed', 'sent'])
    void port.send(mail('one'))
    await crashed
    clock.now = 120_999
    await expect(port.send(mail('one'))).rejects.toThrow('another')
    clock.now = 121_000
    await port.send(mail('one'))
    await port.send(mail('one'))
    expect(sent.length).toBe(1)
  })
})
