// Generated from openapi.yaml (95b54d2f53384129) by `npm run generate`. Do not edit: the next run overwrites it.

export interface paths {
    "/auth/verify": {
        /**
         * Verify a token
         * @description Returns the user the token belongs to, or 401 if the token is unknown, revoked or expired.
         */
        get: operations["verifySession"];
    };
    "/auth/login": {
        /**
         * Sign in
         * @description Starts a session and returns its token. An unknown email address and a wrong password get the same response
         *     after the same work. After 10 failures for one address within 15 minutes, further attempts are rejected with
         *     429, even with the right password. A successful sign-in resets the count. The session lasts 30 days with
         *     `rememberMe`, otherwise 1 day; earlier sessions stay valid.
         */
        post: operations["signIn"];
    };
    "/auth/register": {
        /**
         * Register a merchant account
         * @description Creates an account with the role `merchant` and sends a welcome email. An address that already has an account
         *     gets the same response, and an email saying so instead, so that this call does not reveal who is a customer. The
         *     account can sign in immediately. The new merchant has a payment method of each type, and gateways that process
         *     them, all of them enabled; the gateways are in test mode, without credentials.
         */
        post: operations["register"];
    };
    "/auth/forgot-password": {
        /**
         * Request a password reset email
         * @description Sends an email with a token that sets a new password: it works once, for one hour, and a newer token replaces
         *     it. The response is the same for an address without an account, which gets no email.
         */
        post: operations["requestPasswordReset"];
    };
    "/auth/reset-password": {
        /**
         * Reset the password with the token from the email
         * @description Sets a new password, and ends every session of the account. A token that is unknown, used, replaced or older
         *     than an hour is rejected with 409, without saying which.
         */
        post: operations["resetPassword"];
    };
    "/auth/profile": {
        /**
         * Update name, business name or phone
         * @description Changes the fields that are sent and leaves the others; an empty `phone` removes the number. The business name
         *     belongs to the merchant's account: only the role `merchant` may send it (403 otherwise), and it changes for
         *     every user of the account, in every `merchantName` and in the figures. Links get another `etag`; no `updatedAt`
         *     changes.
         */
        put: operations["updateProfile"];
    };
    "/auth/change-password": {
        /**
         * Change the password
         * @description Replaces the password, and ends the account's other sessions; the calling session stays valid. A wrong current
         *     password (field `currentPassword`), or a new one equal to the account's current one (field `newPassword`), is
         *     rejected with 422. Wrong current passwords count towards the limit of `signIn`.
         */
        post: operations["changePassword"];
    };
    "/auth/refresh": {
        /**
         * Refresh the token
         * @description Replaces the token by one that lasts 30 days. The old one is accepted for 30 seconds more, since the response may
         *     be lost: repeated with the old token in that time, the refresh returns the same new token. The account's other
         *     sessions stay valid.
         */
        post: operations["refreshToken"];
    };
    "/payments/methods": {
        /**
         * List the payment methods of the account
         * @description Returns the payment methods of the account. An admin sees those of every merchant.
         */
        get: operations["listPaymentMethods"];
    };
    "/payments/methods/{id}": {
        /**
         * Enable a payment method, or set its limits
         * @description Changes the fields that are sent and leaves the others. A minimum above the maximum (field `minAmount`), or a
         *     gateway that does not process this type of payment or is not the account's own (field `gatewayIds.0`, with its
         *     index), is rejected with 422.
         */
        put: operations["updatePaymentMethod"];
    };
    "/payments/gateways": {
        /**
         * List the gateways of the account
         * @description Returns the gateways of the account, with masked credentials. An admin sees those of every merchant.
         */
        get: operations["listGateways"];
    };
    "/payments/gateways/{id}": {
        /**
         * Enable a gateway, or set its mode, priority or credentials
         * @description Changes the fields that are sent and leaves the others. Credentials are write-only: responses show them masked.
         *     A gateway cannot go live without credentials (422, field `credentials`), and a merchant's last enabled gateway
         *     cannot be disabled (409, code `last_gateway`). `updatedAt` is the time of the last call.
         */
        put: operations["updateGateway"];
    };
    "/payments/transactions": {
        /**
         * List transactions, newest first
         * @description Returns the payments that match all filters, a page at a time. A cursor marks a row, not a page number: rows
         *     created while a client pages through the list are not repeated and cause no others to be skipped. A cursor that
         *     the server did not issue, or issued for another `sort`, is rejected with 400 (field `cursor`). With other
         *     filters, or from another user, it may be rejected, or marks its place among the rows that user may see. The last
         *     page has no `nextCursor`. Test payments are listed too, unless `mode` is given. An admin sees those of every
         *     merchant. A `from` after `to` (field `from`), or a `minAmount` above `maxAmount` (field `minAmount`), is rejected
         *     with 422.
         */
        get: operations["listTransactions"];
    };
    "/payments/links": {
        /**
         * List payment links, newest first
         * @description Returns all links of the account. An admin sees those of every merchant.
         */
        get: operations["listPaymentLinks"];
    };
    "/payments/create": {
        /**
         * Create a payment link
         * @description Creates a link that is `active` and unpaid. A minimum above the amount (field `partial.minimum`), or an expiry
         *     in the past (field `expiresAt`), is rejected with 422. An account can have at most 5,000 links (409, code
         *     `link_limit_reached`).
         */
        post: operations["createPaymentLink"];
    };
    "/payments/links/{id}": {
        /**
         * Update a payment link
         * @description Replaces the link by the body: omitted optional fields are removed. Once a link has been paid, in full or in
         *     part, its amount cannot change and it cannot be cancelled (409, code `link_paid`); its other fields can change.
         *     An expired link becomes active again when its new expiry is in the future or omitted; a cancelled one when
         *     `status` is `active`. An expiry in the past is rejected with 422, unless the link already has it and
         *     `status` is not `active`. `createdAt` never changes; `updatedAt` is the time of the last update, payment or expiry.
         *
         *     With `If-Match`, the update applies only if the link still has that `etag`; otherwise it changes nothing and is
         *     rejected with 412, before any 409 or 422. This way two people who edit one link do not undo each other's
         *     changes.
         */
        put: operations["updatePaymentLink"];
        /**
         * Delete a payment link
         * @description Deletes a link. One that was paid, in full or in part, cannot be deleted (409, code `link_paid`).
         */
        delete: operations["deletePaymentLink"];
    };
    "/payments/settlements": {
        /**
         * List settlements, newest first
         * @description Returns at most the newest 1,000 settlements. A day's captured payments are settled together on the next working
         *     day (T+1), test payments never. Working days exclude Sundays,
         *     second and fourth Saturdays and the bank holidays of Maharashtra, as listed in `x-bank-holidays`; in a year not
         *     listed there, no holiday applies. An admin sees those of every merchant.
         */
        get: operations["listSettlements"];
    };
    "/payments/stats": {
        /**
         * Get the figures of the dashboard
         * @description Returns the figures of the account; for an admin, those of all merchants together. Test payments are in none of
         *     them.
         */
        get: operations["getStats"];
    };
    "/payments/refund": {
        /**
         * Refund a payment in full or in part
         * @description Refunds from 1 paisa up to the remaining amount, within 7 days of capture, in at most 100 refunds. Concurrent
         *     refunds never exceed the amount together. A payment that was not captured, is fully refunded or has 100 refunds
         *     is rejected with 409 and the code `not_refundable`, one captured more than 7 days ago with
         *     `refund_window_closed`, and an amount above what remains with `refund_exceeds_remaining`; if several apply, the
         *     first of these. The new refund is `pending` and the last in `refunds`; its event is the last in `events`. The
         *     payment's fee and tax are not returned. The customer has the money 5 to 7 business days after the request.
         */
        post: operations["refundTransaction"];
    };
}
export interface webhooks {
    payment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payment succeeded or failed
         * @description Sent when the state of a payment is final; its refunds have events of their own.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description `t=<seconds>,v1=<hex>`: the time of this attempt in Unix seconds, and the HMAC-SHA256 of `<seconds>.<body>` with
                     *     the endpoint's secret. Compute it over the raw body, compare in constant time, and reject attempts older than
                     *     five minutes. The same event may be delivered more than once; its ID identifies it.
                     * @example t=1795240820,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                     */
                    "Kosha-Signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "id": "evt_00000001",
                     *       "type": "payment.succeeded",
                     *       "createdAt": "2026-11-21T06:00:20.000Z",
                     *       "transaction": {
                     *         "id": "txn_0000042",
                     *         "merchantId": "mer_tarang",
                     *         "merchantName": "Tarang Textiles",
                     *         "amount": 49900,
                     *         "currency": "INR",
                     *         "status": "success",
                     *         "method": "card",
                     *         "gatewayId": "gw_tarang_ganga",
                     *         "customer": {
                     *           "name": "Meera Iyer",
                     *           "email": "meera@kaveri.example",
                     *           "phone": "+910000054321"
                     *         },
                     *         "fee": 1048,
                     *         "tax": 189,
                     *         "refundedAmount": 0,
                     *         "refundableUntil": "2026-11-28T06:00:20.000Z",
                     *         "refunds": [],
                     *         "events": [
                     *           {
                     *             "type": "created",
                     *             "at": "2026-11-21T06:00:00.000Z"
                     *           },
                     *           {
                     *             "type": "succeeded",
                     *             "at": "2026-11-21T06:00:20.000Z"
                     *           }
                     *         ],
                     *         "createdAt": "2026-11-21T06:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentEvent"];
                };
            };
            responses: {
                200: components["responses"]["WebhookReceived"];
                400: components["responses"]["WebhookRefused"];
            };
        };
    };
    refund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A refund was sent, or the bank refused it
         * @description Sent when the bank has responded, days after the refund was requested.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description `t=<seconds>,v1=<hex>`: the time of this attempt in Unix seconds, and the HMAC-SHA256 of `<seconds>.<body>` with
                     *     the endpoint's secret. Compute it over the raw body, compare in constant time, and reject attempts older than
                     *     five minutes. The same event may be delivered more than once; its ID identifies it.
                     * @example t=1795240820,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                     */
                    "Kosha-Signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "id": "evt_00000002",
                     *       "type": "refund.processed",
                     *       "createdAt": "2026-11-27T06:00:00.000Z",
                     *       "transactionId": "txn_0000042",
                     *       "refund": {
                     *         "id": "rfnd_0000007",
                     *         "amount": 49900,
                     *         "status": "processed",
                     *         "reference": {
                     *           "type": "arn",
                     *           "status": "available",
                     *           "value": "74830201234567890123456"
                     *         },
                     *         "createdAt": "2026-11-21T09:00:00.000Z",
                     *         "expectedBy": "2026-12-02",
                     *         "processedAt": "2026-11-27T06:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RefundEvent"];
                };
            };
            responses: {
                200: components["responses"]["WebhookReceived"];
                400: components["responses"]["WebhookRefused"];
            };
        };
    };
    settlement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A settlement was paid out
         * @description Sent when the transfer has started, at 11:00 IST on the day the settlement is due.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description `t=<seconds>,v1=<hex>`: the time of this attempt in Unix seconds, and the HMAC-SHA256 of `<seconds>.<body>` with
                     *     the endpoint's secret. Compute it over the raw body, compare in constant time, and reject attempts older than
                     *     five minutes. The same event may be delivered more than once; its ID identifies it.
                     * @example t=1795240820,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                     */
                    "Kosha-Signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "id": "evt_00000003",
                     *       "type": "settlement.processed",
                     *       "createdAt": "2026-11-23T05:30:00.000Z",
                     *       "settlement": {
                     *         "id": "setl_0000012",
                     *         "merchantId": "mer_tarang",
                     *         "merchantName": "Tarang Textiles",
                     *         "status": "processed",
                     *         "gross": 49900,
                     *         "refunds": 0,
                     *         "fee": 1048,
                     *         "tax": 189,
                     *         "net": 48663,
                     *         "transactionCount": 1,
                     *         "capturedOn": "2026-11-21",
                     *         "dueOn": "2026-11-23",
                     *         "dueReason": "The next working day. Banks are closed on Sunday, 22 Nov.",
                     *         "skippedDays": [
                     *           {
                     *             "date": "2026-11-22",
                     *             "reason": "Sunday"
                     *           }
                     *         ],
                     *         "utr": "KOSHA26112300012",
                     *         "processedAt": "2026-11-23T05:30:00.000Z",
                     *         "createdAt": "2026-11-21T18:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SettlementEvent"];
                };
            };
            responses: {
                200: components["responses"]["WebhookReceived"];
                400: components["responses"]["WebhookRefused"];
            };
        };
    };
}
export interface components {
    schemas: {
        /** @description Prefixed and opaque. A server may look up IDs case-insensitively. */
        Id: string;
        /**
         * Format: date-time
         * @description RFC 3339 in UTC.
         */
        Timestamp: string;
        /**
         * Format: date
         * @description A calendar day in India (IST).
         */
        Day: string;
        /**
         * Format: int64
         * @description In paise; 100 paise are one rupee.
         */
        Paise: number;
        /**
         * @description Succeeded ÷ (succeeded + failed), in per cent, rounded to two decimals. A payment that was refunded later still
         *     counts as succeeded. There is none until a payment has succeeded or failed.
         */
        SuccessRate: number;
        /**
         * @description ASCII only, internationalised domains in Punycode: otherwise lookalike letters of other scripts, or invisible
         *     characters, could make one account pass for another.
         */
        Email: string;
        /** @description With country code; only digits after the plus sign. */
        Phone: string;
        /** @description Like `Phone`; an empty string removes the number. */
        PhoneOrNone: string;
        /**
         * @description Any characters, all of them significant: nothing is truncated or trimmed, and case matters. Characters that
         *     Unicode normalises to the same form (NFKC) may be treated as equal. The length is counted in characters. A server
         *     should reject the commonest passwords (OWASP ASVS 6.2.4) with an error for the field: with 422 in
         *     `changePassword`, with 400 elsewhere.
         */
        Password: string;
        /** @description One line with at least one visible character, and no control or text direction characters. */
        ShortText: string;
        /** @enum {string} */
        Role: "admin" | "merchant" | "viewer";
        /** @enum {string} */
        MethodType: "upi" | "card" | "netbanking" | "wallet";
        /** @enum {string} */
        TransactionStatus: "created" | "pending" | "success" | "failed" | "partially_refunded" | "refunded";
        /** @enum {string} */
        RefundStatus: "pending" | "processed" | "failed";
        /** @description Opaque. */
        Cursor: string;
        ErrorBody: {
            /** @description For people; safe to display. */
            message: string;
            /**
             * @description For programs; more may be added.
             * @enum {string}
             */
            code: "invalid_request" | "unauthenticated" | "invalid_credentials" | "forbidden" | "not_found" | "method_not_allowed" | "idempotency_key_reused" | "not_refundable" | "refund_exceeds_remaining" | "refund_window_closed" | "link_paid" | "link_limit_reached" | "precondition_failed" | "last_gateway" | "reset_token_invalid" | "payload_too_large" | "unsupported_media_type" | "unprocessable" | "too_many_requests" | "internal";
            errors?: components["schemas"]["FieldError"][];
            /** @description Every error has its own. */
            requestId: components["schemas"]["Id"];
        };
        FieldError: {
            /** @description The path of the field, separated by dots; empty for the body as a whole. */
            field: string;
            /** @description The requirement, worded to follow the field's name. */
            message: string;
        };
        Message: {
            message: string;
        };
        User: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ShortText"];
            email: components["schemas"]["Email"];
            role: components["schemas"]["Role"];
            businessName: components["schemas"]["ShortText"];
            /** @description Omitted if the user gave none. */
            phone?: components["schemas"]["Phone"];
            createdAt: components["schemas"]["Timestamp"];
        };
        VerifiedSession: {
            user: components["schemas"]["User"];
            expiresAt: components["schemas"]["Timestamp"];
        };
        Credentials: {
            email: components["schemas"]["Email"];
            password: string;
            /**
             * @description Keep the session for 30 days rather than 1.
             * @default false
             */
            rememberMe?: boolean;
        };
        SignedIn: {
            user: components["schemas"]["User"];
            token: components["schemas"]["Id"];
            message: string;
            expiresAt: components["schemas"]["Timestamp"];
        };
        Registration: {
            name: components["schemas"]["ShortText"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            businessName: components["schemas"]["ShortText"];
            phone?: components["schemas"]["Phone"];
        };
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
        };
        PasswordReset: {
            token: components["schemas"]["Id"];
            password: components["schemas"]["Password"];
        };
        ProfileUpdate: {
            name?: components["schemas"]["ShortText"];
            businessName?: components["schemas"]["ShortText"];
            phone?: components["schemas"]["PhoneOrNone"];
        };
        UserResponse: {
            user: components["schemas"]["User"];
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: components["schemas"]["Password"];
        };
        RefreshedToken: {
            token: components["schemas"]["Id"];
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description The person who pays. */
        Customer: {
            name: components["schemas"]["ShortText"];
            /** @description Omitted if it is not known. */
            email?: components["schemas"]["Email"];
            /** @description Omitted if it is not known. */
            phone?: components["schemas"]["Phone"];
        };
        /** @description Why the money did not move, explained for the merchant. */
        Failure: {
            code: string;
            /**
             * @description The side it failed on.
             * @enum {string}
             */
            source: "customer" | "bank" | "business";
            reason: string;
            nextStep: string;
        };
        Transaction: {
            id: components["schemas"]["Id"];
            merchantId: components["schemas"]["Id"];
            merchantName: components["schemas"]["ShortText"];
            amount: components["schemas"]["Paise"];
            /** @enum {string} */
            currency: "INR";
            status: components["schemas"]["TransactionStatus"];
            method: components["schemas"]["MethodType"];
            gatewayId: components["schemas"]["Id"];
            /**
             * @description Present if and only if the gateway was in test mode when the payment was created: no money moved, and none
             *     moves with its refunds. Fee, tax and status are those that a live payment would have. It pays nothing of its
             *     link, is never settled, and is in no figure and no sum of live payments.
             * @enum {string}
             */
            mode?: "test";
            /** @description The link it was paid through; omitted if there was none. */
            paymentLinkId?: components["schemas"]["Id"];
            customer: components["schemas"]["Customer"];
            /**
             * @description The payer's UPI ID, masked: at most three characters before the @ are shown. It is what the payer entered,
             *     not a verified identity.
             */
            vpa?: string;
            /** @description Retrieval reference number of a UPI payment; none before it is captured. */
            rrn?: string;
            /**
             * Format: int64
             * @description Kosha's fee, in paise, without tax. Zero until the payment succeeds. The rate is agreed with each merchant
             *     and not part of this contract.
             */
            fee: number;
            /**
             * Format: int64
             * @description GST of 18% on the fee, rounded half up to the paisa.
             */
            tax: number;
            /**
             * Format: int64
             * @description The sum of the refunds that did not fail, in paise.
             */
            refundedAmount: number;
            /** @description Exactly 7 days after the capture; only captured payments have it. */
            refundableUntil?: components["schemas"]["Timestamp"];
            /** @description Oldest first. */
            refunds: components["schemas"]["Refund"][];
            /** @description Present if and only if the status is `failed`. */
            failure?: components["schemas"]["Failure"];
            /** @description Present once the payment is part of a settlement. */
            settlementId?: components["schemas"]["Id"];
            /** @description Oldest first. */
            events: components["schemas"]["TransactionEvent"][];
            createdAt: components["schemas"]["Timestamp"];
        };
        Refund: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Paise"];
            status: components["schemas"]["RefundStatus"];
            /** @description As requested; omitted if none was given. */
            reason?: components["schemas"]["ShortText"];
            /**
             * @description The `Idempotency-Key` of the request that created this refund, so that a client that lost the response can
             *     tell whether the request arrived. Omitted if it had none.
             */
            idempotencyKey?: string;
            reference: components["schemas"]["RefundReference"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description The seventh working day after the day of the request; working days are those of settlements. */
            expectedBy: components["schemas"]["Day"];
            /** @description Only with the status `processed`. */
            processedAt?: components["schemas"]["Timestamp"];
            /** @description The settlement that deducted it. Omitted while none has, and by a server that does not tell. */
            settlementId?: components["schemas"]["Id"];
            /**
             * @description The settlement that gave it back, with a `refund_reversed` adjustment, because the bank refused the refund
             *     after it was deducted. Omitted while none has, and by a server that does not tell.
             */
            reversalSettlementId?: components["schemas"]["Id"];
        };
        /** @description A webhook event about a payment. */
        PaymentEvent: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "payment.succeeded" | "payment.failed";
            createdAt: components["schemas"]["Timestamp"];
            transaction: components["schemas"]["Transaction"];
        };
        /** @description A webhook event about a refund. */
        RefundEvent: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "refund.processed" | "refund.failed";
            createdAt: components["schemas"]["Timestamp"];
            transactionId: components["schemas"]["Id"];
            refund: components["schemas"]["Refund"];
        };
        /** @description A webhook event about a settlement. */
        SettlementEvent: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "settlement.processed" | "settlement.failed";
            createdAt: components["schemas"]["Timestamp"];
            settlement: components["schemas"]["Settlement"];
        };
        /**
         * @description What the customer can quote to their bank: an ARN for cards, an RRN otherwise. It may arrive after the refund is
         *     processed.
         */
        RefundReference: {
            /** @enum {string} */
            type: "arn" | "rrn";
            /** @enum {string} */
            status: "pending" | "available" | "unavailable";
            /** @description Only with the status `available`. */
            value?: string;
        };
        TransactionEvent: {
            /** @enum {string} */
            type: "created" | "pending" | "succeeded" | "failed" | "refund_requested" | "refund_processed" | "refund_failed" | "settled";
            at: components["schemas"]["Timestamp"];
            /** @description The refund's amount, in its events; omitted in others. */
            amount?: components["schemas"]["Paise"];
        };
        TransactionPage: {
            transactions: components["schemas"]["Transaction"][];
            /** @description Rows on all pages together. */
            total: number;
            sums?: components["schemas"]["TransactionSums"];
            /** @description Omitted on the last page. */
            nextCursor?: components["schemas"]["Cursor"];
        };
        /**
         * @description What the rows on all pages together amount to, in paise. Optional: a server without it leaves it out. Rows that
         *     were not captured count as nothing, and so do test payments, unless the request has `mode=test`.
         */
        TransactionSums: {
            captured: components["schemas"]["Paise"];
            refunded: components["schemas"]["Paise"];
            fee: components["schemas"]["Paise"];
            tax: components["schemas"]["Paise"];
        };
        TransactionResponse: {
            transaction: components["schemas"]["Transaction"];
        };
        RefundRequest: {
            transactionId: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description In paise.
             */
            amount: number;
            reason?: components["schemas"]["ShortText"];
        };
        PaymentLink: {
            id: components["schemas"]["Id"];
            merchantId: components["schemas"]["Id"];
            merchantName: components["schemas"]["ShortText"];
            title: components["schemas"]["ShortText"];
            amount: components["schemas"]["LinkAmount"];
            /** @enum {string} */
            currency: "INR";
            /**
             * @description `paid` once the whole amount is paid, `partially_paid` once a part is. A link is `expired` from the instant
             *     of `expiresAt` on, even if partly paid; a paid or cancelled one keeps its status.
             * @enum {string}
             */
            status: "active" | "partially_paid" | "paid" | "expired" | "cancelled";
            /** @description Where the customer pays. No two links share one, and it never changes. */
            url: string;
            /**
             * @description The sum of its captured payments, in paise, without test payments. A refund leaves it as it is and does not
             *     reopen the link.
             */
            amountPaid: components["schemas"]["Paise"];
            /**
             * @description The refunded part of `amountPaid`, in paise, without refunds that failed. Optional: a server that does not track it
             *     leaves it out. It changes without a new `etag` and `updatedAt`.
             */
            amountRefunded?: components["schemas"]["Paise"];
            /** @description Omitted if the link has to be paid at once. */
            partial?: components["schemas"]["PartialPayment"];
            /** @description Omitted if none was given. */
            customer?: components["schemas"]["Customer"];
            /** @description The merchant's own order number; omitted if none was given. */
            reference?: components["schemas"]["LinkReference"];
            /** @description The merchant's own fields; omitted if there are none. */
            notes?: components["schemas"]["Notes"];
            /** @description Omitted if the link never expires. */
            expiresAt?: components["schemas"]["Timestamp"];
            etag?: components["schemas"]["ETag"];
            /**
             * @description The `Idempotency-Key` of the request that created this link, so that a client that lost the response can
             *     tell whether the request arrived. Omitted if it had none. An update does not change it.
             */
            idempotencyKey?: string;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Changes whenever the resource changes, also when a link expires; opaque. Send it as `If-Match` to change this
         *     version only. Optional: a server that offers none ignores `If-Match`.
         */
        ETag: string;
        /** @description In paise, from ₹1 to ₹10,00,000. */
        LinkAmount: number;
        /** @description Allows the customer to pay in parts. */
        PartialPayment: {
            /** @description The smallest first part, in paise; at most the amount. */
            minimum: number;
        };
        /** @description The merchant's own order number. */
        LinkReference: string;
        /** @description The merchant's own fields, at most 15. */
        Notes: {
            [key: string]: string;
        };
        PaymentLinkList: {
            links: components["schemas"]["PaymentLink"][];
        };
        PaymentLinkResponse: {
            link: components["schemas"]["PaymentLink"];
        };
        NewPaymentLink: {
            title: components["schemas"]["ShortText"];
            amount: components["schemas"]["LinkAmount"];
            partial?: components["schemas"]["PartialPayment"];
            customer?: components["schemas"]["Customer"];
            reference?: components["schemas"]["LinkReference"];
            notes?: components["schemas"]["Notes"];
            expiresAt?: components["schemas"]["Timestamp"];
        };
        PaymentLinkUpdate: {
            title: components["schemas"]["ShortText"];
            amount: components["schemas"]["LinkAmount"];
            partial?: components["schemas"]["PartialPayment"];
            customer?: components["schemas"]["Customer"];
            reference?: components["schemas"]["LinkReference"];
            notes?: components["schemas"]["Notes"];
            expiresAt?: components["schemas"]["Timestamp"];
            /**
             * @description Cancels the link, or makes a cancelled one active again. Unchanged if omitted.
             * @enum {string}
             */
            status?: "active" | "cancelled";
        };
        /**
         * @description One day's captured payments on their way to the merchant, with what came back since the last settlement.
         *     net = gross − refunds − fee − tax + the amounts of the adjustments. It may consist of adjustments alone, on a day
         *     without payments.
         */
        Settlement: {
            id: components["schemas"]["Id"];
            merchantId: components["schemas"]["Id"];
            merchantName: components["schemas"]["ShortText"];
            /**
             * @description Processing means that the transfer is being prepared, on the due day. Processed means that it has started;
             *     the bank may take hours to credit it.
             * @enum {string}
             */
            status: "scheduled" | "processing" | "processed" | "failed";
            gross: components["schemas"]["Paise"];
            /**
             * Format: int64
             * @description The refunds deducted, in paise: those of live payments that were requested before `createdAt`, had not failed by
             *     then and were not deducted by an earlier settlement of the merchant. Each is deducted whole, oldest first. The
             *     first that would make the net negative waits for the next settlement, and so do those after it. One that fails
             *     later stays deducted here; a later settlement gives it back.
             */
            refunds: number;
            fee: components["schemas"]["Paise"];
            tax: components["schemas"]["Paise"];
            /**
             * @description What came back to the merchant and is paid out with this settlement. Optional: a server that never pays such
             *     amounts with a settlement leaves it out.
             */
            adjustments?: components["schemas"]["Adjustment"][];
            net: components["schemas"]["Paise"];
            transactionCount: number;
            /** @description Unique transaction reference of the bank transfer; opaque. None before the status is `processed`. */
            utr?: string;
            capturedOn: components["schemas"]["Day"];
            dueOn: components["schemas"]["Day"];
            /** @description How the date was determined, for display. */
            dueReason: string;
            /** @description Every day between `capturedOn` and `dueOn`, with the reason; empty if there is none. */
            skippedDays: components["schemas"]["SkippedDay"][];
            /** @description Present if and only if the status is `failed`. */
            failure?: components["schemas"]["Failure"];
            /**
             * @description The settlement that its net went with after its transfer failed, as a `transfer_returned` adjustment; that one
             *     may fail in turn. Omitted while none has taken it, and by a server that does not tell.
             */
            carriedBy?: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the transfer was sent; only with the status `processed`. */
            processedAt?: components["schemas"]["Timestamp"];
        };
        /** @description Money that came back after a settlement. Each is part of one settlement only. */
        Adjustment: {
            /**
             * @description `refund_reversed`: the bank refused a refund that had been deducted. `transfer_returned`: the transfer of an
             *     earlier settlement failed. Clients must expect further types.
             * @enum {string}
             */
            type: "refund_reversed" | "transfer_returned";
            amount: components["schemas"]["Paise"];
            /** @description Present if and only if the type is `refund_reversed`. */
            refundId?: components["schemas"]["Id"];
            /** @description The payment of that refund. */
            transactionId?: components["schemas"]["Id"];
            /** @description The settlement whose transfer came back; present if and only if the type is `transfer_returned`. */
            settlementId?: components["schemas"]["Id"];
        };
        SkippedDay: {
            date: components["schemas"]["Day"];
            reason: string;
        };
        SettlementList: {
            settlements: components["schemas"]["Settlement"][];
        };
        Gateway: {
            id: components["schemas"]["Id"];
            merchantId: components["schemas"]["Id"];
            merchantName: components["schemas"]["ShortText"];
            name: components["schemas"]["ShortText"];
            enabled: boolean;
            mode: components["schemas"]["GatewayMode"];
            priority: components["schemas"]["Priority"];
            methods: components["schemas"]["MethodType"][];
            credentials?: components["schemas"]["MaskedCredentials"];
            /** @description Of all live payments routed through it. */
            successRate?: components["schemas"]["SuccessRate"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description In test mode, no money moves, and payments are marked with the mode `test`.
         * @enum {string}
         */
        GatewayMode: "test" | "live";
        /** @description The lowest number is tried first. */
        Priority: number;
        /**
         * @description Only if credentials are set. Shows nothing of the secret, and at most the first four and last four characters
         *     of the key.
         */
        MaskedCredentials: {
            keyId: string;
            secret: string;
        };
        GatewayCredentials: {
            keyId: components["schemas"]["CredentialPart"];
            secret: components["schemas"]["CredentialPart"];
        };
        CredentialPart: string;
        GatewayList: {
            gateways: components["schemas"]["Gateway"][];
        };
        GatewaySettings: {
            enabled?: boolean;
            mode?: components["schemas"]["GatewayMode"];
            priority?: components["schemas"]["Priority"];
            credentials?: components["schemas"]["GatewayCredentials"];
        };
        PaymentMethod: {
            id: components["schemas"]["Id"];
            merchantId: components["schemas"]["Id"];
            merchantName: components["schemas"]["ShortText"];
            type: components["schemas"]["MethodType"];
            name: components["schemas"]["ShortText"];
            enabled: boolean;
            minAmount: components["schemas"]["LinkAmount"];
            maxAmount: components["schemas"]["LinkAmount"];
            gatewayIds: components["schemas"]["GatewayIds"];
        };
        /** @description The gateways that process it. */
        GatewayIds: components["schemas"]["Id"][];
        PaymentMethodList: {
            methods: components["schemas"]["PaymentMethod"][];
        };
        PaymentMethodSettings: {
            enabled?: boolean;
            minAmount?: components["schemas"]["LinkAmount"];
            maxAmount?: components["schemas"]["LinkAmount"];
            gatewayIds?: components["schemas"]["GatewayIds"];
        };
        Stats: {
            /** @description All transactions, whatever their status. */
            totalTransactions: number;
            /**
             * Format: int64
             * @description Amount captured, in paise, before refunds and fees.
             */
            totalAmount: number;
            successRate?: components["schemas"]["SuccessRate"];
            /** @description Settlements that are scheduled or processing. */
            pendingSettlements: number;
            /**
             * Format: int64
             * @description The net of the pending settlements, in paise.
             */
            pendingSettlementAmount: number;
            /** @description Created today (IST), whatever their status. */
            todayTransactions: number;
            /**
             * Format: int64
             * @description Amount captured from those, in paise.
             */
            todayAmount: number;
            /** @description The last 90 days (IST), oldest first and today last, including days without a transaction. */
            daily: components["schemas"]["DailyFigures"][];
            /** @description Largest amount first, at most 100. Those without a transaction may be omitted. */
            byMerchant: components["schemas"]["FiguresOf"][];
            /** @description Largest amount first, at most 100. Those without a transaction may be omitted. */
            byGateway: components["schemas"]["FiguresOf"][];
            todayCompared?: components["schemas"]["TodayCompared"];
            last30Days?: components["schemas"]["RecentFigures"];
            unsettled?: components["schemas"]["UnsettledFigures"];
        };
        /**
         * @description What was captured today (IST) and is part of no settlement yet, as it would be settled if the day ended now.
         *     net = gross − refunds − fee − tax + adjustments.
         */
        UnsettledFigures: {
            /** @description Captured payments. */
            count: number;
            gross: components["schemas"]["Paise"];
            /** @description The refunds that would be deducted. */
            refunds: components["schemas"]["Paise"];
            fee: components["schemas"]["Paise"];
            tax: components["schemas"]["Paise"];
            /** @description The sum of the adjustments that it would have. Optional: a server whose settlements have none leaves it out. */
            adjustments?: components["schemas"]["Paise"];
            net: components["schemas"]["Paise"];
            /** @description The day on which this settlement would be due. */
            dueOn: components["schemas"]["Day"];
            /** @description How the date was determined, for display. */
            dueReason: string;
        };
        /**
         * @description What was captured, by the time at which the payment was created (IST). The time of the day may be counted in whole
         *     minutes.
         */
        TodayCompared: {
            /** @description Captured yesterday, from midnight to this time of the day. */
            yesterdayByNow: components["schemas"]["Paise"];
            /** @description Captured seven days ago, from midnight to this time of the day. */
            lastWeekByNow: components["schemas"]["Paise"];
            /** @description Captured in each hour of today, from midnight to the current hour. */
            hours: components["schemas"]["Paise"][];
            /** @description Captured in each hour of yesterday. */
            yesterdayHours: components["schemas"]["Paise"][];
        };
        /** @description Of the payments of the last 30 days (IST), today included. */
        RecentFigures: {
            /** @description Largest amount first; the `id` is the type of payment method. */
            byMethod: components["schemas"]["FiguresOf"][];
            /** @description Largest amount first, at most 100. */
            byGateway: components["schemas"]["FiguresOf"][];
            /** @description The most frequent reason first, at most 10. */
            failures: components["schemas"]["FailureCount"][];
        };
        FailureCount: {
            failure: components["schemas"]["Failure"];
            /** @description Payments that failed for this reason. */
            count: number;
        };
        DailyFigures: {
            date: components["schemas"]["Day"];
            amount: components["schemas"]["Paise"];
            /** @description Transactions created on this day. */
            count: number;
            /** @description Of those, how many were captured. */
            succeeded: number;
            /** @description Of those, how many failed. The others are still open. */
            failed: number;
        };
        /** @description The figures of one merchant or gateway. */
        FiguresOf: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ShortText"];
            amount: components["schemas"]["Paise"];
            /** @description All transactions, whatever their status. */
            count: number;
            successRate?: components["schemas"]["SuccessRate"];
        };
        StatsResponse: {
            stats: components["schemas"]["Stats"];
        };
    };
    responses: {
        /** @description Nothing has changed since the response that `If-None-Match` names. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ResponseETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request does not conform to this document. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid.",
                 *       "code": "invalid_request",
                 *       "errors": [
                 *         {
                 *           "field": "amount",
                 *           "message": "must be at least 100"
                 *         }
                 *       ],
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The bearer token is missing, malformed, unknown or expired. */
        Unauthenticated: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please sign in.",
                 *       "code": "unauthenticated",
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No account has this email address and password. */
        InvalidCredentials: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Incorrect email or password.",
                 *       "code": "invalid_credentials",
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The user's role does not allow this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "A viewer cannot do this.",
                 *       "code": "forbidden",
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such resource in this account. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "There is no payment link plink_0000099.",
                 *       "code": "not_found",
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The link was paid, in full or in part. */
        LinkPaid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This link was paid and stays on record.",
                 *       "code": "link_paid",
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The resource was changed since the version named by `If-Match`. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This payment link was changed in the meantime.",
                 *       "code": "precondition_failed",
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is unknown, used, replaced or expired. */
        ResetTokenInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This reset link is no longer valid. Ask for a new one.",
                 *       "code": "reset_token_invalid",
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The body is larger than 1 MiB.",
                 *       "code": "payload_too_large",
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The body must be application/json.",
                 *       "code": "unsupported_media_type",
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request is well-formed but semantically invalid. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The minimum is above the amount.",
                 *       "code": "unprocessable",
                 *       "errors": [
                 *         {
                 *           "field": "partial.minimum",
                 *           "message": "must be at most the amount"
                 *         }
                 *       ],
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many failed attempts for this email address. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many attempts. Try again in 9 minutes.",
                 *       "code": "too_many_requests",
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The server failed, or is not available. A call that changes something may have been carried out: repeat it with its
         *     `Idempotency-Key`, no sooner than `Retry-After` says, if it is there.
         */
        ServerError: {
            headers: {
                /**
                 * @description Seconds until the next attempt may succeed.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The service is not available. Try again in a minute.",
                 *       "code": "internal",
                 *       "requestId": "req_00000042"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Any status from 200 to 299 ends the delivery; the body is ignored. */
        WebhookReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description After any other status, or no response within ten seconds, the same event is sent again: after 1, 5 and 30
         *     minutes, 2 hours and 12 hours.
         */
        WebhookRefused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description The ID of the payment link.
         * @example plink_0000012
         */
        PaymentLinkId: components["schemas"]["Id"];
        /**
         * @description The ID of the gateway.
         * @example gw_tarang_setu
         */
        GatewayId: components["schemas"]["Id"];
        /**
         * @description The ID of the payment method.
         * @example pm_tarang_upi
         */
        PaymentMethodId: components["schemas"]["Id"];
        /**
         * @description One key per attempt, kept across its retries. The same key with the same body within 24 hours returns the saved
         *     response, with `Idempotency-Replayed`; with another body it is rejected with 409 and the code
         *     `idempotency_key_reused`. Bodies are compared as JSON: the order of fields and whitespace do not matter. A key
         *     belongs to one user and one operation. Rejections (4xx) are not stored: the key may be used again, with any body.
         *     After a 5xx or without a response, either nothing was done, or the key replays what was. A retry that arrives while
         *     the first request is in progress gets its response, or 409 with the same code and may be sent again.
         * @example 6f1c7a52-9d3e-4b8a-8f60-2f1f4f6f0a11
         */
        IdempotencyKey: string;
        /**
         * @description The `etag` of the version to change, or `*` for whichever is current.
         * @example "1"
         */
        IfMatch: string;
        /**
         * @description The `ETag` of an earlier response to the same request: if it would still be the same, 304 is returned. Several
         *     tags, weak ones and `*` have their meaning of RFC 9110.
         * @example "7.31.usr_asha"
         */
        IfNoneMatch: string;
        /**
         * @description `t=<seconds>,v1=<hex>`: the time of this attempt in Unix seconds, and the HMAC-SHA256 of `<seconds>.<body>` with
         *     the endpoint's secret. Compute it over the raw body, compare in constant time, and reject attempts older than
         *     five minutes. The same event may be delivered more than once; its ID identifies it.
         * @example t=1795240820,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The `etag` of the resource in the body, if it has one.
         * @example "2"
         */
        ETag: components["schemas"]["ETag"];
        /**
         * @description Names this response; opaque. Changes whenever the response to the same request by the same user does. Optional.
         * @example "7.31.usr_asha"
         */
        ResponseETag: string;
        /**
         * @description Present if this response was saved by an earlier request with the same key.
         * @example true
         */
        IdempotencyReplayed: "true";
        /**
         * @description Seconds until an attempt may succeed again. Before that, none does.
         * @example 540
         */
        RetryAfter: number;
        /**
         * @description The authentication scheme to use.
         * @example Bearer
         */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    verifySession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description The token is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "usr_asha",
                     *         "name": "Asha Rao",
                     *         "email": "asha@tarang.example",
                     *         "role": "merchant",
                     *         "businessName": "Tarang Textiles",
                     *         "phone": "+910000012345",
                     *         "createdAt": "2025-04-01T04:30:00.000Z"
                     *       },
                     *       "expiresAt": "2026-11-22T06:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["VerifiedSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "asha@tarang.example",
                 *       "password": "kosha-demo-2025",
                 *       "rememberMe": true
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "usr_asha",
                     *         "name": "Asha Rao",
                     *         "email": "asha@tarang.example",
                     *         "role": "merchant",
                     *         "businessName": "Tarang Textiles",
                     *         "phone": "+910000012345",
                     *         "createdAt": "2025-04-01T04:30:00.000Z"
                     *       },
                     *       "token": "tok_4f1b9c2e7a6d40835b7e",
                     *       "message": "Welcome back, Asha Rao",
                     *       "expiresAt": "2026-12-21T06:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Meera Iyer",
                 *       "email": "meera@kaveri.example",
                 *       "password": "a-long-phrase-1",
                 *       "businessName": "Kaveri Books",
                 *       "phone": "+910000054321"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The account was created, or an email explains why not. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Registration successful! Please check your email for verification."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "asha@tarang.example"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description An email is on its way if the address has an account. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password reset link sent to your email"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "rst_9c2e7a6d40835b7e4f1b",
                 *       "password": "a-long-phrase-2"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password is in effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password reset successful! Please login with your new password."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["ResetTokenInvalid"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Asha Rao",
                 *       "phone": "+910000012345"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "usr_asha",
                     *         "name": "Asha Rao",
                     *         "email": "asha@tarang.example",
                     *         "role": "merchant",
                     *         "businessName": "Tarang Textiles",
                     *         "phone": "+910000012345",
                     *         "createdAt": "2025-04-01T04:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "kosha-demo-2025",
                 *       "newPassword": "a-long-phrase-3"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password is in effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password changed successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The current password is wrong, or the new one is equal to it or too common. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The current password is incorrect.",
                     *       "code": "unprocessable",
                     *       "errors": [
                     *         {
                     *           "field": "currentPassword",
                     *           "message": "This is not your current password."
                     *         }
                     *       ],
                     *       "requestId": "req_00000042"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description The new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "tok_7a6d40835b7e4f1b9c2e",
                     *       "expiresAt": "2026-12-21T06:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RefreshedToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description In the order they are offered to the customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "methods": [
                     *         {
                     *           "id": "pm_tarang_upi",
                     *           "merchantId": "mer_tarang",
                     *           "merchantName": "Tarang Textiles",
                     *           "type": "upi",
                     *           "name": "UPI",
                     *           "enabled": true,
                     *           "minAmount": 100,
                     *           "maxAmount": 10000000,
                     *           "gatewayIds": [
                     *             "gw_tarang_setu",
                     *             "gw_tarang_ganga"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentMethodList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the payment method.
                 * @example pm_tarang_upi
                 */
                id: components["parameters"]["PaymentMethodId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": true,
                 *       "minAmount": 100,
                 *       "maxAmount": 10000000
                 *     }
                 */
                "application/json": components["schemas"]["PaymentMethodSettings"];
            };
        };
        responses: {
            /** @description The whole updated list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "methods": [
                     *         {
                     *           "id": "pm_tarang_upi",
                     *           "merchantId": "mer_tarang",
                     *           "merchantName": "Tarang Textiles",
                     *           "type": "upi",
                     *           "name": "UPI",
                     *           "enabled": true,
                     *           "minAmount": 100,
                     *           "maxAmount": 10000000,
                     *           "gatewayIds": [
                     *             "gw_tarang_setu",
                     *             "gw_tarang_ganga"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentMethodList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listGateways: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description Grouped by merchant and in order of priority; the first is tried first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gateways": [
                     *         {
                     *           "id": "gw_tarang_setu",
                     *           "merchantId": "mer_tarang",
                     *           "merchantName": "Tarang Textiles",
                     *           "name": "Setubandh",
                     *           "enabled": true,
                     *           "mode": "live",
                     *           "priority": 1,
                     *           "methods": [
                     *             "upi",
                     *             "netbanking"
                     *           ],
                     *           "credentials": {
                     *             "keyId": "key_••••4821",
                     *             "secret": "••••••••"
                     *           },
                     *           "successRate": 99.12,
                     *           "updatedAt": "2026-11-02T09:15:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GatewayList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateGateway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the gateway.
                 * @example gw_tarang_setu
                 */
                id: components["parameters"]["GatewayId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": true,
                 *       "mode": "live",
                 *       "priority": 1
                 *     }
                 */
                "application/json": components["schemas"]["GatewaySettings"];
            };
        };
        responses: {
            /** @description The whole updated list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gateways": [
                     *         {
                     *           "id": "gw_tarang_setu",
                     *           "merchantId": "mer_tarang",
                     *           "merchantName": "Tarang Textiles",
                     *           "name": "Setubandh",
                     *           "enabled": true,
                     *           "mode": "live",
                     *           "priority": 1,
                     *           "methods": [
                     *             "upi",
                     *             "netbanking"
                     *           ],
                     *           "credentials": {
                     *             "keyId": "key_••••4821",
                     *             "secret": "••••••••"
                     *           },
                     *           "successRate": 99.12,
                     *           "updatedAt": "2026-11-02T09:15:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GatewayList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is the merchant's last enabled gateway. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This is the only gateway that is enabled. Enable another one first.",
                     *       "code": "last_gateway",
                     *       "requestId": "req_00000042"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Any of these statuses.
                 * @example [
                 *       "partially_refunded",
                 *       "success"
                 *     ]
                 */
                status?: components["schemas"]["TransactionStatus"][];
                /**
                 * @description Any of these types of payment method.
                 * @example [
                 *       "upi"
                 *     ]
                 */
                method?: components["schemas"]["MethodType"][];
                /**
                 * @description The first day (IST), inclusive.
                 * @example 2026-11-01
                 */
                from?: components["schemas"]["Day"];
                /**
                 * @description The last day (IST), inclusive.
                 * @example 2035-12-31
                 */
                to?: components["schemas"]["Day"];
                /**
                 * @description Only payments created within this many hours before now, by the server's clock.
                 * @example 720
                 */
                lastHours?: number;
                /**
                 * @description At least this many paise.
                 * @example 10000
                 */
                minAmount?: components["schemas"]["Paise"];
                /**
                 * @description At most this many paise.
                 * @example 5000000
                 */
                maxAmount?: components["schemas"]["Paise"];
                /**
                 * @description Words, separated by spaces. Each must be the start of the ID, the RRN, a refund's ID or reference, or the
                 *     customer's email address, phone number or a word of their name. Case is ignored. Spaces alone select all.
                 * @example meera
                 */
                search?: string;
                /**
                 * @description With at least one refund in this status.
                 * @example pending
                 */
                refundStatus?: components["schemas"]["RefundStatus"];
                /**
                 * @description Paid through this link.
                 * @example plink_0000012
                 */
                paymentLinkId?: components["schemas"]["Id"];
                /**
                 * @description Part of this settlement.
                 * @example setl_0000031
                 */
                settlementId?: components["schemas"]["Id"];
                /**
                 * @description Routed through this gateway.
                 * @example gw_tarang_setu
                 */
                gatewayId?: components["schemas"]["Id"];
                /**
                 * @description Only test payments, or only live ones.
                 * @example live
                 */
                mode?: components["schemas"]["GatewayMode"];
                /**
                 * @description Of this merchant. Anyone but an admin gets rows only for their own.
                 * @example mer_tarang
                 */
                merchantId?: components["schemas"]["Id"];
                /**
                 * @description A leading minus means descending, the exact reverse of ascending. Equal amounts are in order of time.
                 * @example -createdAt
                 */
                sort?: "-createdAt" | "createdAt" | "-amount" | "amount";
                /**
                 * @description Rows per page.
                 * @example 25
                 */
                limit?: number;
                /** @description The `nextCursor` of the previous page, with the same filters and sort. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier response to the same request: if it would still be the same, 304 is returned. Several
                 *     tags, weak ones and `*` have their meaning of RFC 9110.
                 * @example "7.31.usr_asha"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    ETag: components["headers"]["ResponseETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactions": [
                     *         {
                     *           "id": "txn_0000412",
                     *           "merchantId": "mer_tarang",
                     *           "merchantName": "Tarang Textiles",
                     *           "amount": 49900,
                     *           "currency": "INR",
                     *           "status": "partially_refunded",
                     *           "method": "upi",
                     *           "gatewayId": "gw_tarang_setu",
                     *           "paymentLinkId": "plink_0000012",
                     *           "customer": {
                     *             "name": "Meera Iyer",
                     *             "email": "meera@kaveri.example",
                     *             "phone": "+910000054321"
                     *           },
                     *           "vpa": "me•••@okbank",
                     *           "rrn": "632511904417",
                     *           "fee": 998,
                     *           "tax": 180,
                     *           "refundedAmount": 9900,
                     *           "refundableUntil": "2026-11-27T06:00:00.000Z",
                     *           "refunds": [
                     *             {
                     *               "id": "rfnd_0000007",
                     *               "amount": 9900,
                     *               "status": "pending",
                     *               "reference": {
                     *                 "type": "rrn",
                     *                 "status": "pending"
                     *               },
                     *               "createdAt": "2026-11-21T06:00:00.000Z",
                     *               "expectedBy": "2026-12-02"
                     *             }
                     *           ],
                     *           "events": [
                     *             {
                     *               "type": "created",
                     *               "at": "2026-11-20T05:59:31.000Z"
                     *             },
                     *             {
                     *               "type": "succeeded",
                     *               "at": "2026-11-20T06:00:00.000Z"
                     *             },
                     *             {
                     *               "type": "refund_requested",
                     *               "at": "2026-11-21T06:00:00.000Z",
                     *               "amount": 9900
                     *             }
                     *           ],
                     *           "createdAt": "2026-11-20T05:59:31.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "sums": {
                     *         "captured": 49900,
                     *         "refunded": 9900,
                     *         "fee": 998,
                     *         "tax": 180
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPaymentLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response to the same request: if it would still be the same, 304 is returned. Several
                 *     tags, weak ones and `*` have their meaning of RFC 9110.
                 * @example "7.31.usr_asha"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ResponseETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "links": [
                     *         {
                     *           "id": "plink_0000012",
                     *           "merchantId": "mer_tarang",
                     *           "merchantName": "Tarang Textiles",
                     *           "title": "Handloom saree, indigo",
                     *           "amount": 499900,
                     *           "currency": "INR",
                     *           "status": "active",
                     *           "url": "https://pay.kosha.example/l/0000012",
                     *           "amountPaid": 0,
                     *           "partial": {
                     *             "minimum": 100000
                     *           },
                     *           "customer": {
                     *             "name": "Meera Iyer",
                     *             "email": "meera@kaveri.example",
                     *             "phone": "+910000054321"
                     *           },
                     *           "reference": "ORDER-1042",
                     *           "notes": {
                     *             "colour": "indigo"
                     *           },
                     *           "expiresAt": "2035-12-05T18:29:59.000Z",
                     *           "etag": "\"1\"",
                     *           "createdAt": "2026-11-21T06:00:00.000Z",
                     *           "updatedAt": "2026-11-21T06:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentLinkList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per attempt, kept across its retries. The same key with the same body within 24 hours returns the saved
                 *     response, with `Idempotency-Replayed`; with another body it is rejected with 409 and the code
                 *     `idempotency_key_reused`. Bodies are compared as JSON: the order of fields and whitespace do not matter. A key
                 *     belongs to one user and one operation. Rejections (4xx) are not stored: the key may be used again, with any body.
                 *     After a 5xx or without a response, either nothing was done, or the key replays what was. A retry that arrives while
                 *     the first request is in progress gets its response, or 409 with the same code and may be sent again.
                 * @example 6f1c7a52-9d3e-4b8a-8f60-2f1f4f6f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Handloom saree, indigo",
                 *       "amount": 499900,
                 *       "partial": {
                 *         "minimum": 100000
                 *       },
                 *       "customer": {
                 *         "name": "Meera Iyer",
                 *         "email": "meera@kaveri.example",
                 *         "phone": "+910000054321"
                 *       },
                 *       "reference": "ORDER-1042",
                 *       "notes": {
                 *         "colour": "indigo"
                 *       },
                 *       "expiresAt": "2035-12-05T18:29:59.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["NewPaymentLink"];
            };
        };
        responses: {
            /** @description The new link, ready to share. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "link": {
                     *         "id": "plink_0000012",
                     *         "merchantId": "mer_tarang",
                     *         "merchantName": "Tarang Textiles",
                     *         "title": "Handloom saree, indigo",
                     *         "amount": 499900,
                     *         "currency": "INR",
                     *         "status": "active",
                     *         "url": "https://pay.kosha.example/l/0000012",
                     *         "amountPaid": 0,
                     *         "partial": {
                     *           "minimum": 100000
                     *         },
                     *         "customer": {
                     *           "name": "Meera Iyer",
                     *           "email": "meera@kaveri.example",
                     *           "phone": "+910000054321"
                     *         },
                     *         "reference": "ORDER-1042",
                     *         "notes": {
                     *           "colour": "indigo"
                     *         },
                     *         "expiresAt": "2035-12-05T18:29:59.000Z",
                     *         "etag": "\"1\"",
                     *         "createdAt": "2026-11-21T06:00:00.000Z",
                     *         "updatedAt": "2026-11-21T06:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentLinkResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The idempotency key was used for another request, or the account has reached its limit of links. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This Idempotency-Key was used with another request.",
                     *       "code": "idempotency_key_reused",
                     *       "requestId": "req_00000042"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `etag` of the version to change, or `*` for whichever is current.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The ID of the payment link.
                 * @example plink_0000012
                 */
                id: components["parameters"]["PaymentLinkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Handloom saree, indigo",
                 *       "amount": 459900,
                 *       "reference": "ORDER-1042"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentLinkUpdate"];
            };
        };
        responses: {
            /** @description The updated link. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "link": {
                     *         "id": "plink_0000012",
                     *         "merchantId": "mer_tarang",
                     *         "merchantName": "Tarang Textiles",
                     *         "title": "Handloom saree, indigo",
                     *         "amount": 499900,
                     *         "currency": "INR",
                     *         "status": "active",
                     *         "url": "https://pay.kosha.example/l/0000012",
                     *         "amountPaid": 0,
                     *         "partial": {
                     *           "minimum": 100000
                     *         },
                     *         "customer": {
                     *           "name": "Meera Iyer",
                     *           "email": "meera@kaveri.example",
                     *           "phone": "+910000054321"
                     *         },
                     *         "reference": "ORDER-1042",
                     *         "notes": {
                     *           "colour": "indigo"
                     *         },
                     *         "expiresAt": "2035-12-05T18:29:59.000Z",
                     *         "etag": "\"1\"",
                     *         "createdAt": "2026-11-21T06:00:00.000Z",
                     *         "updatedAt": "2026-11-21T06:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentLinkResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LinkPaid"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deletePaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the payment link.
                 * @example plink_0000012
                 */
                id: components["parameters"]["PaymentLinkId"];
            };
            cookie?: never;
        };
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LinkPaid"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSettlements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response to the same request: if it would still be the same, 304 is returned. Several
                 *     tags, weak ones and `*` have their meaning of RFC 9110.
                 * @example "7.31.usr_asha"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ResponseETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "settlements": [
                     *         {
                     *           "id": "setl_0000031",
                     *           "merchantId": "mer_tarang",
                     *           "merchantName": "Tarang Textiles",
                     *           "status": "processed",
                     *           "gross": 1284500,
                     *           "refunds": 9900,
                     *           "fee": 25690,
                     *           "tax": 4624,
                     *           "adjustments": [
                     *             {
                     *               "type": "refund_reversed",
                     *               "amount": 300000,
                     *               "refundId": "rfnd_0000017",
                     *               "transactionId": "txn_0000398"
                     *             },
                     *             {
                     *               "type": "transfer_returned",
                     *               "amount": 975220,
                     *               "settlementId": "setl_0000029"
                     *             }
                     *           ],
                     *           "net": 2519506,
                     *           "transactionCount": 14,
                     *           "utr": "KOSHN26324004417",
                     *           "capturedOn": "2026-11-13",
                     *           "dueOn": "2026-11-16",
                     *           "dueReason": "The next working day. Banks are closed on Second Saturday, 14 Nov, and on Sunday, 15 Nov.",
                     *           "skippedDays": [
                     *             {
                     *               "date": "2026-11-14",
                     *               "reason": "Second Saturday"
                     *             },
                     *             {
                     *               "date": "2026-11-15",
                     *               "reason": "Sunday"
                     *             }
                     *           ],
                     *           "createdAt": "2026-11-13T18:30:00.000Z",
                     *           "processedAt": "2026-11-16T05:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SettlementList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getStats: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier response to the same request: if it would still be the same, 304 is returned. Several
                 *     tags, weak ones and `*` have their meaning of RFC 9110.
                 * @example "7.31.usr_asha"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description As of now. */
            200: {
                headers: {
                    ETag: components["headers"]["ResponseETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stats": {
                     *         "totalTransactions": 412,
                     *         "totalAmount": 98214500,
                     *         "successRate": 96.85,
                     *         "pendingSettlements": 2,
                     *         "pendingSettlementAmount": 2318800,
                     *         "todayTransactions": 6,
                     *         "todayAmount": 1284500,
                     *         "daily": [
                     *           {
                     *             "date": "2026-11-20",
                     *             "amount": 1284500,
                     *             "count": 15,
                     *             "succeeded": 14,
                     *             "failed": 1
                     *           },
                     *           {
                     *             "date": "2026-11-21",
                     *             "amount": 642200,
                     *             "count": 6,
                     *             "succeeded": 6,
                     *             "failed": 0
                     *           }
                     *         ],
                     *         "byMerchant": [
                     *           {
                     *             "id": "mer_tarang",
                     *             "name": "Tarang Textiles",
                     *             "amount": 98214500,
                     *             "count": 412,
                     *             "successRate": 96.85
                     *           }
                     *         ],
                     *         "byGateway": [
                     *           {
                     *             "id": "gw_tarang_setu",
                     *             "name": "Setubandh",
                     *             "amount": 61300200,
                     *             "count": 263,
                     *             "successRate": 97.72
                     *           }
                     *         ],
                     *         "todayCompared": {
                     *           "yesterdayByNow": 510000,
                     *           "lastWeekByNow": 598000,
                     *           "hours": [
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             119900,
                     *             322300,
                     *             200000
                     *           ],
                     *           "yesterdayHours": [
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             40000,
                     *             150000,
                     *             220000,
                     *             100000,
                     *             90000,
                     *             84500,
                     *             160000,
                     *             120000,
                     *             90000,
                     *             60000,
                     *             50000,
                     *             70000,
                     *             50000,
                     *             0,
                     *             0,
                     *             0
                     *           ]
                     *         },
                     *         "unsettled": {
                     *           "count": 6,
                     *           "gross": 642200,
                     *           "refunds": 9900,
                     *           "fee": 12844,
                     *           "tax": 2312,
                     *           "net": 617144,
                     *           "dueOn": "2026-11-23",
                     *           "dueReason": "The next working day. Banks are closed on Sunday, 22 Nov."
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StatsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    refundTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per attempt, kept across its retries. The same key with the same body within 24 hours returns the saved
                 *     response, with `Idempotency-Replayed`; with another body it is rejected with 409 and the code
                 *     `idempotency_key_reused`. Bodies are compared as JSON: the order of fields and whitespace do not matter. A key
                 *     belongs to one user and one operation. Rejections (4xx) are not stored: the key may be used again, with any body.
                 *     After a 5xx or without a response, either nothing was done, or the key replays what was. A retry that arrives while
                 *     the first request is in progress gets its response, or 409 with the same code and may be sent again.
                 * @example 6f1c7a52-9d3e-4b8a-8f60-2f1f4f6f0a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transactionId": "txn_0000412",
                 *       "amount": 9900
                 *     }
                 */
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The transaction with its new refund. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transaction": {
                     *         "id": "txn_0000412",
                     *         "merchantId": "mer_tarang",
                     *         "merchantName": "Tarang Textiles",
                     *         "amount": 49900,
                     *         "currency": "INR",
                     *         "status": "partially_refunded",
                     *         "method": "upi",
                     *         "gatewayId": "gw_tarang_setu",
                     *         "paymentLinkId": "plink_0000012",
                     *         "customer": {
                     *           "name": "Meera Iyer",
                     *           "email": "meera@kaveri.example",
                     *           "phone": "+910000054321"
                     *         },
                     *         "vpa": "me•••@okbank",
                     *         "rrn": "632511904417",
                     *         "fee": 998,
                     *         "tax": 180,
                     *         "refundedAmount": 9900,
                     *         "refundableUntil": "2026-11-27T06:00:00.000Z",
                     *         "refunds": [
                     *           {
                     *             "id": "rfnd_0000007",
                     *             "amount": 9900,
                     *             "status": "pending",
                     *             "reference": {
                     *               "type": "rrn",
                     *               "status": "pending"
                     *             },
                     *             "createdAt": "2026-11-21T06:00:00.000Z",
                     *             "expectedBy": "2026-12-02"
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "type": "created",
                     *             "at": "2026-11-20T05:59:31.000Z"
                     *           },
                     *           {
                     *             "type": "succeeded",
                     *             "at": "2026-11-20T06:00:00.000Z"
                     *           },
                     *           {
                     *             "type": "refund_requested",
                     *             "at": "2026-11-21T06:00:00.000Z",
                     *             "amount": 9900
                     *           }
                     *         ],
                     *         "createdAt": "2026-11-20T05:59:31.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description Not refundable, no longer refundable, an amount above what remains, or an idempotency key used for another
             *     request.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Only ₹400.00 of this payment is left to refund.",
                     *       "code": "refund_exceeds_remaining",
                     *       "errors": [
                     *         {
                     *           "field": "amount",
                     *           "message": "must be at most 40000"
                     *         }
                     *       ],
                     *       "requestId": "req_00000042"
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
