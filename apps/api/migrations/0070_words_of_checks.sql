ALTER TABLE "demo_bank_methods" DROP CONSTRAINT "demo_bank_methods_outcome";--> statement-breakpoint
ALTER TABLE "demo_bank_payments" DROP CONSTRAINT "demo_bank_payments_state";--> statement-breakpoint
ALTER TABLE "demo_bank_payments" DROP CONSTRAINT "demo_bank_payments_reason";--> statement-breakpoint
ALTER TABLE "demo_applications" DROP CONSTRAINT "demo_applications_state";--> statement-breakpoint
ALTER TABLE "sent_messages" DROP CONSTRAINT "sent_messages_channel";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_platform";--> statement-breakpoint
ALTER TABLE "sign_in_codes" DROP CONSTRAINT "sign_in_codes_purpose";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_code";--> statement-breakpoint
ALTER TABLE "passkey_challenges" DROP CONSTRAINT "passkey_challenges_purpose";--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_state";--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_kind";--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_ended_by";--> statement-breakpoint
ALTER TABLE "store_desks" DROP CONSTRAINT "store_desks_desk";--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_kind";--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_service";--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_background";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_kind";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_tier";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_audience";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_metal";--> statement-breakpoint
ALTER TABLE "certificate_entries" DROP CONSTRAINT "certificate_entries_reason";--> statement-breakpoint
ALTER TABLE "certificate_entries" DROP CONSTRAINT "certificate_entries_from";--> statement-breakpoint
ALTER TABLE "certificate_entries" DROP CONSTRAINT "certificate_entries_to";--> statement-breakpoint
ALTER TABLE "gift_certificates" DROP CONSTRAINT "gift_certificates_state";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_source";--> statement-breakpoint
ALTER TABLE "document_versions" DROP CONSTRAINT "document_versions_state";--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_kind";--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_state";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_kind";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_state";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_subscribers_state";--> statement-breakpoint
ALTER TABLE "bonus_entries" DROP CONSTRAINT "bonus_entries_reason";--> statement-breakpoint
ALTER TABLE "metal_rates" DROP CONSTRAINT "metal_rates_metal";--> statement-breakpoint
ALTER TABLE "sendings" DROP CONSTRAINT "sendings_state";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_status";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_note";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_actor_kind";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_kind";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_service";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_metal";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_delivery_kind";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_kind";--> statement-breakpoint
ALTER TABLE "order_tenders" DROP CONSTRAINT "order_tenders_kind";--> statement-breakpoint
ALTER TABLE "order_tenders" DROP CONSTRAINT "order_tenders_state";--> statement-breakpoint
ALTER TABLE "instalment_contracts" DROP CONSTRAINT "instalment_contracts_state";--> statement-breakpoint
ALTER TABLE "invoice_transfers" DROP CONSTRAINT "invoice_transfers_way";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_capture_stage";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refusal";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_kind";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_state";--> statement-breakpoint
ALTER TABLE "return_checks" DROP CONSTRAINT "return_checks_uin_mark";--> statement-breakpoint
ALTER TABLE "return_checks" DROP CONSTRAINT "return_checks_dmdk_mark";--> statement-breakpoint
ALTER TABLE "return_checks" DROP CONSTRAINT "return_checks_weight_mark";--> statement-breakpoint
ALTER TABLE "return_checks" DROP CONSTRAINT "return_checks_tag_mark";--> statement-breakpoint
ALTER TABLE "return_checks" DROP CONSTRAINT "return_checks_wear_mark";--> statement-breakpoint
ALTER TABLE "return_checks" DROP CONSTRAINT "return_checks_stone_mark";--> statement-breakpoint
ALTER TABLE "return_events" DROP CONSTRAINT "return_events_state";--> statement-breakpoint
ALTER TABLE "return_events" DROP CONSTRAINT "return_events_actor_kind";--> statement-breakpoint
ALTER TABLE "return_pieces" DROP CONSTRAINT "return_pieces_fate";--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_state";--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_reason";--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_way";--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_denial";--> statement-breakpoint
ALTER TABLE "shipments" DROP CONSTRAINT "shipments_state";--> statement-breakpoint
ALTER TABLE "item_events" DROP CONSTRAINT "item_events_state";--> statement-breakpoint
ALTER TABLE "item_events" DROP CONSTRAINT "item_events_actor_kind";--> statement-breakpoint
ALTER TABLE "items" DROP CONSTRAINT "items_states";--> statement-breakpoint
ALTER TABLE "laboratories" DROP CONSTRAINT "laboratories_scale";--> statement-breakpoint
ALTER TABLE "stones" DROP CONSTRAINT "stones_shape";--> statement-breakpoint
ALTER TABLE "stones" DROP CONSTRAINT "stones_colour_ru";--> statement-breakpoint
ALTER TABLE "stones" DROP CONSTRAINT "stones_colour_gia";--> statement-breakpoint
ALTER TABLE "stones" DROP CONSTRAINT "stones_clarity_ru";--> statement-breakpoint
ALTER TABLE "stones" DROP CONSTRAINT "stones_clarity_gia";--> statement-breakpoint
ALTER TABLE "stones" DROP CONSTRAINT "stones_quality_ru";--> statement-breakpoint
ALTER TABLE "stones" DROP CONSTRAINT "stones_quality_gia";--> statement-breakpoint
ALTER TABLE "stones" DROP CONSTRAINT "stones_polish";--> statement-breakpoint
ALTER TABLE "stones" DROP CONSTRAINT "stones_symmetry";--> statement-breakpoint
ALTER TABLE "stones" DROP CONSTRAINT "stones_fluorescence";--> statement-breakpoint
ALTER TABLE "support_requests" DROP CONSTRAINT "support_requests_topic";--> statement-breakpoint
ALTER TABLE "support_requests" DROP CONSTRAINT "support_requests_state";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_actor_kind";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_subject_type";--> statement-breakpoint
DROP INDEX "orders_account_id_created_at_index";--> statement-breakpoint
DROP INDEX "orders_in_work";--> statement-breakpoint
CREATE INDEX "orders_in_work" ON "orders" USING btree ("state_since","id") WHERE "orders"."status" = any ('{new,paid,assembling,ready,in-delivery}'::text[]);--> statement-breakpoint
ALTER TABLE "demo_bank_methods" ADD CONSTRAINT "demo_bank_methods_outcome" CHECK ("demo_bank_methods"."outcome" = any ('{accepted,refused,confirmation,refused-when-saved,revoked-when-saved}'::text[]));--> statement-breakpoint
ALTER TABLE "demo_bank_payments" ADD CONSTRAINT "demo_bank_payments_state" CHECK ("demo_bank_payments"."state" = any ('{pending,waiting-for-confirmation,succeeded,cancelled}'::text[]));--> statement-breakpoint
ALTER TABLE "demo_bank_payments" ADD CONSTRAINT "demo_bank_payments_reason" CHECK ("demo_bank_payments"."reason" = any ('{insufficient-funds,declined,card-expired,card-revoked,wrong-code,timed-out}'::text[]));--> statement-breakpoint
ALTER TABLE "demo_applications" ADD CONSTRAINT "demo_applications_state" CHECK ("demo_applications"."state" = any ('{applied,asks-for-more,approved,signed,in-force,refused,cancelled}'::text[]));--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_channel" CHECK ("sent_messages"."channel" = any ('{sms,call,mail,operators}'::text[]));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_platform" CHECK ("accounts"."platform" = any ('{landing,shop}'::text[]));--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_purpose" CHECK ("sign_in_codes"."purpose" = any ('{sign-in,prove,new-phone}'::text[]));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_code" CHECK ("subscriptions"."code" = any ('{novelties,actions,guide,actions-sms,novelties-sms,novelties-push,actions-push,guide-push,orders-push}'::text[]));--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_purpose" CHECK ("passkey_challenges"."purpose" = any ('{create,sign}'::text[]));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_state" CHECK ("appointments"."state" = any ('{requested,replaced,cancelled,past}'::text[]));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_kind" CHECK ("appointments"."kind" = any ('{stone,product,fitting,gold,engraving}'::text[]));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_ended_by" CHECK ("appointments"."ended_by" = any ('{link,account,staff}'::text[]));--> statement-breakpoint
ALTER TABLE "store_desks" ADD CONSTRAINT "store_desks_desk" CHECK ("store_desks"."desk" = any ('{consultant,appraiser,engraver}'::text[]));--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_kind" CHECK ("cart_lines"."kind" = any ('{jewellery,stone,set-piece,certificate,service}'::text[]));--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_service" CHECK (("cart_lines"."kind" = 'service') = ("cart_lines"."service" is not null) and ("cart_lines"."service" is null or "cart_lines"."service" = any ('{engraving,setting,gift-wrap}'::text[])));--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_background" CHECK ("pictures"."background" = any ('{light,dark}'::text[]));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kind" CHECK ("products"."kind" = any ('{ring,earrings,pendant,chain,bracelet,brooch}'::text[]));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tier" CHECK ("products"."tier" = any ('{common,royal,diamond}'::text[]));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_audience" CHECK ("products"."audience" = any ('{women,men,everyone}'::text[]));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_metal" CHECK ("products"."metal" = any ('{yellow-gold,white-gold,rose-gold,mixed-gold,platinum,silver}'::text[]));--> statement-breakpoint
ALTER TABLE "certificate_entries" ADD CONSTRAINT "certificate_entries_reason" CHECK ("certificate_entries"."reason" = any ('{issued,held,released,refunded,expired,voided}'::text[]));--> statement-breakpoint
ALTER TABLE "certificate_entries" ADD CONSTRAINT "certificate_entries_from" CHECK ("certificate_entries"."from_account" = any ('{sold,balance,used,expired,voided}'::text[]));--> statement-breakpoint
ALTER TABLE "certificate_entries" ADD CONSTRAINT "certificate_entries_to" CHECK ("certificate_entries"."to_account" = any ('{sold,balance,used,expired,voided}'::text[]));--> statement-breakpoint
ALTER TABLE "gift_certificates" ADD CONSTRAINT "gift_certificates_state" CHECK ("gift_certificates"."state" = any ('{reserved,paid,active,void}'::text[]));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind" CHECK ("consents"."kind" = any ('{offer,personal-data,marketing,cookies,saved-card}'::text[]));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source" CHECK ("consents"."source" = any ('{checkout,registration,sign-in,form,newsletter,subscriptions,unsubscribe-link,cookie-question,erasure,saved-cards,payment}'::text[]));--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_state" CHECK ("document_versions"."state" = any ('{draft,planned,published,past}'::text[]));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK ("documents"."kind" = any ('{page,news,action,guide,guide-section,question,vacancy,seo}'::text[]));--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_state" CHECK ("lead_events"."state" = any ('{new,taken,answered,closed,spam}'::text[]));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_kind" CHECK ("leads"."kind" = any ('{feedback,franchising,partners,cis,corporate,rent,vacancy,subscription}'::text[]));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_state" CHECK ("leads"."state" = any ('{new,taken,answered,closed,spam}'::text[]));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_state" CHECK ("newsletter_subscribers"."state" = any ('{asked,confirmed,ended}'::text[]));--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_reason" CHECK ("bonus_entries"."reason" = any ('{welcome,birthday,earned,spent,returned,reversed,burnt}'::text[]));--> statement-breakpoint
ALTER TABLE "metal_rates" ADD CONSTRAINT "metal_rates_metal" CHECK ("metal_rates"."metal" = any ('{gold,silver,platinum,palladium}'::text[]));--> statement-breakpoint
ALTER TABLE "sendings" ADD CONSTRAINT "sendings_state" CHECK ("sendings"."state" = any ('{sending,sent,failed}'::text[]));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_status" CHECK ("order_events"."status" = any ('{awaiting-payment,new,paid,assembling,ready,in-delivery,completed,cancelled,expired,refunded}'::text[]));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_note" CHECK ("order_events"."note" = any ('{placed,placed-with-points,payment-received,payment-overdue,cancelled-by-buyer,cancelled-by-store,delivery-failed,new-day,new-day-by-buyer,money-returned}'::text[]));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_kind" CHECK ("order_events"."actor_kind" = any ('{staff,account,fuser,system}'::text[]));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_kind" CHECK ("order_lines"."kind" = any ('{jewellery,stone,set-piece,certificate,service}'::text[]));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_service" CHECK (("order_lines"."kind" = 'service') = ("order_lines"."service" is not null) and ("order_lines"."service" is null or "order_lines"."service" = any ('{engraving,setting,gift-wrap}'::text[])));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_metal" CHECK ("order_lines"."metal" = any ('{yellow-gold,white-gold,rose-gold,mixed-gold,platinum,silver}'::text[]));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" = any ('{awaiting-payment,new,paid,assembling,ready,in-delivery,completed,cancelled,expired,refunded}'::text[]));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_kind" CHECK ("orders"."delivery_kind" = any ('{courier,express,pickup,point,electronic}'::text[]));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_kind" CHECK ("orders"."payment_kind" = any ('{card,sbp,sberpay,cash,credit,invoice,bonus}'::text[]));--> statement-breakpoint
ALTER TABLE "order_tenders" ADD CONSTRAINT "order_tenders_kind" CHECK ("order_tenders"."kind" = any ('{bonus,certificate,card,sbp,sberpay,credit,cash,invoice}'::text[]));--> statement-breakpoint
ALTER TABLE "order_tenders" ADD CONSTRAINT "order_tenders_state" CHECK ("order_tenders"."state" = any ('{pending,held,paid,released}'::text[]));--> statement-breakpoint
ALTER TABLE "instalment_contracts" ADD CONSTRAINT "instalment_contracts_state" CHECK ("instalment_contracts"."state" = any ('{applied,asks-for-more,approved,signed,in-force,refused,cancelled}'::text[]));--> statement-breakpoint
ALTER TABLE "invoice_transfers" ADD CONSTRAINT "invoice_transfers_way" CHECK ("invoice_transfers"."way" = any ('{in,out}'::text[]));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_capture_stage" CHECK ("payments"."capture_stage" = any ('{prepayment,settlement}'::text[]));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" = any ('{created,pending,waiting-for-confirmation,held,succeeded,refused,cancelled,replaced,surplus}'::text[]));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refusal" CHECK ("payments"."refusal" = any ('{insufficient-funds,declined,card-expired,card-revoked,wrong-code,timed-out}'::text[]));--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_kind" CHECK ("receipts"."kind" = any ('{payment,closing,sale,refund}'::text[]));--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_state" CHECK ("receipts"."state" = any ('{waiting,registering,registered,by-hand,dead}'::text[]));--> statement-breakpoint
ALTER TABLE "return_checks" ADD CONSTRAINT "return_checks_uin_mark" CHECK ("return_checks"."uin_mark" = any ('{right,wrong,not-applicable}'::text[]));--> statement-breakpoint
ALTER TABLE "return_checks" ADD CONSTRAINT "return_checks_dmdk_mark" CHECK ("return_checks"."dmdk_mark" = any ('{right,wrong,not-applicable}'::text[]));--> statement-breakpoint
ALTER TABLE "return_checks" ADD CONSTRAINT "return_checks_weight_mark" CHECK ("return_checks"."weight_mark" = any ('{right,wrong,not-applicable}'::text[]));--> statement-breakpoint
ALTER TABLE "return_checks" ADD CONSTRAINT "return_checks_tag_mark" CHECK ("return_checks"."tag_mark" = any ('{right,wrong,not-applicable}'::text[]));--> statement-breakpoint
ALTER TABLE "return_checks" ADD CONSTRAINT "return_checks_wear_mark" CHECK ("return_checks"."wear_mark" = any ('{right,wrong,not-applicable}'::text[]));--> statement-breakpoint
ALTER TABLE "return_checks" ADD CONSTRAINT "return_checks_stone_mark" CHECK ("return_checks"."stone_mark" = any ('{right,wrong,not-applicable}'::text[]));--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_state" CHECK ("return_events"."state" = any ('{requested,approved,on-its-way,received,checked,refunded,refused,withdrawn}'::text[]));--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_actor_kind" CHECK ("return_events"."actor_kind" = any ('{staff,account,fuser,system}'::text[]));--> statement-breakpoint
ALTER TABLE "return_pieces" ADD CONSTRAINT "return_pieces_fate" CHECK ("return_pieces"."fate" = any ('{for-sale,cleaning,claim}'::text[]));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_state" CHECK ("returns"."state" = any ('{requested,approved,on-its-way,received,checked,refunded,refused,withdrawn}'::text[]));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_reason" CHECK ("returns"."reason" = any ('{wrong-size,not-liked,looks-different,defect,wrong-piece}'::text[]));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_way" CHECK ("returns"."way" = any ('{store,courier,post}'::text[]));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_denial" CHECK ("returns"."denial" = any ('{worn,damaged,tag-missing,not-our-piece,made-to-order,no-defect-found,other}'::text[]));--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_state" CHECK ("shipments"."state" = any ('{accepted,refused,moving,at-point,delivered,returned,cancelled,elsewhere}'::text[]));--> statement-breakpoint
ALTER TABLE "item_events" ADD CONSTRAINT "item_events_state" CHECK ("item_events"."state" = any ('{available,reserved,sold,in-transit,on-hold,missing,written-off}'::text[]));--> statement-breakpoint
ALTER TABLE "item_events" ADD CONSTRAINT "item_events_actor_kind" CHECK ("item_events"."actor_kind" = any ('{staff,account,fuser,system}'::text[]));--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_states" CHECK ("items"."state" = any ('{available,reserved,sold,in-transit,on-hold,missing,written-off}'::text[]));--> statement-breakpoint
ALTER TABLE "laboratories" ADD CONSTRAINT "laboratories_scale" CHECK ("laboratories"."scale" = any ('{ru,gia}'::text[]));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_shape" CHECK ("stones"."shape" = any ('{round,princess,oval,cushion,emerald,pear,marquise,asscher,heart}'::text[]));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_colour_ru" CHECK ("stones"."colour_ru" = any ('{1,2,3,4,5,6,7,8,9}'::text[]));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_colour_gia" CHECK ("stones"."colour_gia" = any ('{D,E,F,G,H,I,J,K,L,M,N,O,P,Q,R,S,T,U,V,W,X,Y,Z}'::text[]));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_clarity_ru" CHECK ("stones"."clarity_ru" = any ('{1,2,3,4,5,6,7,8,9,10,11,12}'::text[]));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_clarity_gia" CHECK ("stones"."clarity_gia" = any ('{FL,IF,VVS1,VVS2,VS1,VS2,SI1,SI2,I1,I2,I3}'::text[]));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_quality_ru" CHECK ("stones"."quality_ru" = any ('{А,Б,В,Г}'::text[]));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_quality_gia" CHECK ("stones"."quality_gia" = any ('{EX,VG,G,F,P}'::text[]));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_polish" CHECK ("stones"."polish" = any ('{EX,VG,G,F,P}'::text[]));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_symmetry" CHECK ("stones"."symmetry" = any ('{EX,VG,G,F,P}'::text[]));--> statement-breakpoint
ALTER TABLE "stones" ADD CONSTRAINT "stones_fluorescence" CHECK ("stones"."fluorescence" = any ('{none,faint,medium,strong,very-strong}'::text[]));--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_topic" CHECK ("support_requests"."topic" = any ('{order,product,service,bonus,account,other}'::text[]));--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_state" CHECK ("support_requests"."state" = any ('{waiting,answered,closed}'::text[]));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" = any ('{orders.place,orders.move,orders.refund,orders.scan,orders.replace-piece,orders.extend-storage,orders.track,orders.change-visit,parcels.again,parcels.elsewhere,payments.invoice-paid,payments.invoice-returned,receipts.made,receipts.again,returns.move,returns.scan,returns.check,returns.pay-cash,appointments.cancel,leads.read,leads.take,leads.move,leads.note,support.read,support.answer,support.close,appointments.desks,delivery.capacity,items.place,items.send,items.receive,items.hold,items.release,items.lose,items.find,items.write-off,items.take-back,certificates.issue,certificates.expire,certificates.void,certificates.send-again,products.hide,products.show,prices.set,prices.plan,prices.apply,prices.end,prices.cancel-plan,content.create,content.draft,content.plan,content.cancel-plan,content.publish,content.roll-back,content.hide,stores.change,customers.export,customers.erase,customers.ask-erasure,customers.keep,customers.birth-date,messages.resend,messages.letter,staff.create,staff.roles,staff.session,staff.session-end,sign-in-failed,refused,import}'::text[]));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_actor_kind" CHECK ("audit"."actor_kind" = any ('{staff,account,fuser,system}'::text[]));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_subject_type" CHECK ("audit"."subject_type" = any ('{order,item,product,price-plan,payment,refund,return,appointment,lead,support-request,courier-interval,account,text,store,promo-code,certificate,setting,approval,staff,message,call,network,import}'::text[]));