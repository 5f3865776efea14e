-- Roles of staff (shared/sign-in/staff-roles.ts), as a JSON list.
ALTER TABLE account ADD COLUMN roles TEXT NOT NULL DEFAULT '[]';
