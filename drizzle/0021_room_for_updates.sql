-- A row of a table changes with every order. With room on its page it stays there, and none of the indexes of tables is written.
ALTER TABLE "tables" SET (fillfactor = 80);
