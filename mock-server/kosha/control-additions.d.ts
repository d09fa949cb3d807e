// Generated from mock-server/kosha/control-additions.yaml (70300a8be30daea6) by `npm run generate`. Do not edit: the next run overwrites it.

import type * as engine from '../engine/control/control.d.ts'

export type paths = engine.paths & AddedPaths
export type operations = engine.operations & AddedOperations
export type components = Omit<engine.components, 'schemas'> & {
    schemas: Omit<engine.components["schemas"], keyof AddedSchemas> & AddedSchemas
}

interface AddedPaths {
    "/payment-links/{id}/payments": {
        /**
         * Pay a link in full or in part, or make a payment fail
         * @description The link's rules apply (422): it must be active, and the amount at most what remains. A smaller amount requires
         *     part payments to be allowed, and the first one must reach their minimum. A failed payment does not change the link,
         *     nor does a test payment: one through a gateway in test mode.
         */
        post: operations["payLink"];
    };
    "/transactions/{id}/outcome": {
        /**
         * Complete, fail or expire a created or pending payment
         * @description A payment that succeeds is charged its fee, can be refunded and is settled; one that expires was abandoned by the
         *     customer. Rejected (422) if the payment has ended or exceeds what remains of its link. Unless it is completed, a
         *     created payment fails after half an hour and a pending one after five days.
         */
        post: operations["concludePayment"];
    };
    "/refunds/{id}/refusal": {
        /**
         * Let the bank refuse a pending refund
         * @description The refund is `failed`, and its amount can be refunded again. Sends `refund.failed`. Rejected (422) if the refund
         *     has ended.
         */
        post: operations["refuseRefund"];
    };
    "/settlements/{id}/refusal": {
        /**
         * Let the bank refuse the transfer of a settlement
         * @description The settlement is `failed`, with a reason. Sends `settlement.failed`. Rejected (422) if the settlement has ended.
         */
        post: operations["refuseTransfer"];
    };
}

interface AddedOperations {
    payLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ResourceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        responses: {
            /** @description The transaction and the updated link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    concludePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ResourceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Conclusion"];
            };
        };
        responses: {
            /** @description The transaction, with its link if it has one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConclusionAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    refuseRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ResourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction with the refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transaction: components["schemas"]["Row"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    refuseTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ResourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settlement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        settlement: components["schemas"]["Row"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
}

interface AddedSchemas {
    /**
     * @description `empty` is of documents other than this product's.
     * @enum {string}
     */
    ScenarioName: "busy-day" | "new-merchant" | "settlement-failed" | "bank-delays" | "everything-fails" | "large" | "empty";
    /** @enum {string} */
    TableName: "users" | "gateways" | "payment-methods" | "payment-links" | "transactions" | "settlements";
    DueEvent: {
        at: components["schemas"]["Timestamp"];
        /** @enum {string} */
        what: "link-expires" | "payment-lapses" | "refund-completes" | "refund-reference-arrives" | "day-closes" | "settlement-starts" | "settlement-goes-out";
        /** @description The id of the row (of the transaction, for a refund), or a day. */
        id: string;
        /** @description Of the events of a refund only. */
        refundId?: string;
    };
    SessionExport: {
        /** @description The version of this format. */
        version: number;
        scenario: components["schemas"]["ScenarioName"];
        seed: components["schemas"]["Seed"];
        rateLimit: boolean;
        omitOptionalFields?: components["schemas"]["OmittedFields"];
        clock: components["schemas"]["ExportedClock"];
        state: components["schemas"]["StoreState"];
        webhooks: components["schemas"]["ExportedWebhooks"];
        rows: components["schemas"]["ExportedRows"];
    };
    Payment: {
        /** @description Paise; by default all that remains. */
        amount?: number;
        /**
         * @default upi
         * @enum {string}
         */
        method?: "upi" | "card" | "netbanking" | "wallet";
        /**
         * @description A pending payment is completed through `/transactions/{id}/outcome`.
         * @default success
         * @enum {string}
         */
        outcome?: "success" | "failed" | "pending";
    };
    Conclusion: {
        /**
         * @default success
         * @enum {string}
         */
        outcome?: "success" | "failed" | "expired";
    };
    ConclusionAnswer: {
        transaction: components["schemas"]["Row"];
        link?: components["schemas"]["Row"];
    };
    PaymentAnswer: {
        transaction: components["schemas"]["Row"];
        link: components["schemas"]["Row"];
    };
    /** @description The state of the server apart from rows. */
    StoreState: {
        ids: components["schemas"]["LastIds"];
        schedule: components["schemas"]["ScheduledEvent"][];
        random: components["schemas"]["Seed"];
        sessions: components["schemas"]["AuthSession"][];
        resets: components["schemas"]["Reset"][];
        failures: {
            [key: string]: components["schemas"]["Instants"];
        };
        responses: {
            [key: string]: components["schemas"]["SavedResponse"];
        };
        mails: components["schemas"]["Mail"][];
    };
    LastIds: {
        txn: components["schemas"]["Count"];
        plink: components["schemas"]["Count"];
        setl: components["schemas"]["Count"];
        rfnd: components["schemas"]["Count"];
        req: components["schemas"]["Count"];
    };
    ScheduledEvent: {
        at: components["schemas"]["Count"];
        /** @enum {string} */
        what: "link-expires" | "payment-lapses" | "refund-completes" | "refund-reference-arrives" | "day-closes" | "settlement-starts" | "settlement-goes-out";
        id: string;
        /** @description Of the events of a refund only. */
        refundId?: string;
    };
    AuthSession: {
        token: components["schemas"]["Id"];
        userId: components["schemas"]["Id"];
        expiresAt: components["schemas"]["Count"];
        replacedBy?: components["schemas"]["Id"];
    };
    Reset: {
        token: components["schemas"]["Id"];
        userId: components["schemas"]["Id"];
        until: components["schemas"]["Count"];
    };
    Instants: components["schemas"]["Count"][];
    ExportedRows: {
        users: components["schemas"]["Rows"];
        gateways: components["schemas"]["Rows"];
        "payment-methods": components["schemas"]["Rows"];
        "payment-links": components["schemas"]["Rows"];
        transactions: components["schemas"]["Rows"];
        settlements: components["schemas"]["Rows"];
    };
    Rows: components["schemas"]["Row"][];
}
