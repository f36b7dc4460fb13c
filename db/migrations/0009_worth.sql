-- What a copy is worth today, as a price list told it last: apart from what was paid, which is a copy's own.
ALTER TABLE holding ADD COLUMN worth_minor INTEGER;
ALTER TABLE holding ADD COLUMN worth_currency TEXT;
ALTER TABLE holding ADD COLUMN worth_on TEXT;
