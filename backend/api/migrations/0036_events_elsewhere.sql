-- Events of experiments have a database of their own (experiments/migrations).
DROP TABLE exposures;
DROP TABLE conversions;
DROP TABLE forgotten_visitors;
