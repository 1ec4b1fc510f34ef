DROP INDEX "chat_messages_chat";--> statement-breakpoint
CREATE INDEX "chat_messages_chat_order" ON "chat_messages" USING btree ("chat_id","created_at","id");