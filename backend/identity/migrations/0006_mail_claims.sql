-- Somebody has begun to send a mail, and may have died before it was gone (backend/mail/cloudflare-mail.ts).
ALTER TABLE sent_mail ADD COLUMN claimed_until INTEGER;
