-- Events of experiments are in a database of their own (backend/api/experiments/migrations).
DROP TABLE exposures;
DROP TABLE conversions;
DROP TABLE forgotten_visitors;
