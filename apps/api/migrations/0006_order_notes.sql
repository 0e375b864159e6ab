ALTER TABLE "order_events" ALTER COLUMN "note" DROP NOT NULL;--> statement-breakpoint
-- Words of the shop's pages become codes.
UPDATE "order_events" SET "note" = CASE replace("note", chr(160), ' ')
	WHEN 'Заказ оформлен' THEN 'placed'
	WHEN 'Заказ оформлен и оплачен бонусами' THEN 'placed-with-points'
	WHEN 'Оплата получена' THEN 'payment-received'
	WHEN 'Время на оплату истекло' THEN 'payment-overdue'
	WHEN 'Отменён покупателем' THEN 'cancelled-by-buyer'
	WHEN 'Деньги возвращены' THEN 'money-returned'
END;
