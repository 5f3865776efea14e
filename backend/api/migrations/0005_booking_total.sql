-- What is paid to us for a booking, in units of the currency.
ALTER TABLE booking_callbacks ADD COLUMN amount REAL;
ALTER TABLE booking_callbacks ADD COLUMN currency TEXT;
