// Generated from mock-server/control/control.yaml (4f7f633035ee103e) by `npm run generate`. Do not edit: the next run overwrites it.

export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The session of this key */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All sessions, the one unused for longest first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a session and all it holds */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a session can begin with */
        get: operations["listScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin anew
         * @description Rows, sign-ins, mails, faults and journal of this session are forgotten. What is left out is as the server
         *     was started. With `clock` the time stands still at that instant; `real` lets it run with the server's.
         */
        put: operations["startScenario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What time is it here? */
        get: operations["getClock"];
        /**
         * Stop the clock, or let it run
         * @description `fixed` stands still at an instant, or now. `running` runs on from where the clock stands, from an instant, or so
         *     far `ahead` of the server's clock. `real` follows the server's own time. None of them may lie in the past of this
         *     session, nor more than 400 days ahead of it (422): begin a scenario anew for that. What falls due on the way
         *     happens, in order.
         */
        put: operations["setClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let time pass
         * @description What falls due on the way happens in order, each at its own time: links expire, refunds complete, days close
         *     into settlements, settlements go out; sessions end by themselves.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rows/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows of one table, oldest first */
        get: operations["listRows"];
        put?: never;
        /**
         * Add a row
         * @description What is left out is filled in so that the row makes sense: a successful transaction has a fee, a refunded one a
         *     refund. The whole row must then be what the product's contract says.
         */
        post: operations["insertRow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rows/{table}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One row */
        get: operations["getRow"];
        put?: never;
        post?: never;
        /**
         * Remove a row
         * @description Users and transactions stay, since other rows lean on them (422).
         */
        delete: operations["removeRow"];
        options?: never;
        head?: never;
        /**
         * Change fields of a row
         * @description No rule of the product is asked, only the shape. `null` removes an optional field.
         */
        patch: operations["updateRow"];
        trace?: never;
    };
    "/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mails that were sent, oldest first */
        get: operations["listMails"];
        put?: never;
        post?: never;
        /**
         * Forget all mails and webhooks
         * @description A webhook that waits for its next attempt is not sent any more. The endpoint stays.
         */
        delete: operations["clearOutbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-links/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay through a link, in full, in part, or in vain
         * @description The payment obeys the link: it must be open (422), the amount at most what is left and, unless it is all that is
         *     left, allowed in parts and at least the minimum for the first of them. A failed payment leaves the link as it is.
         */
        post: operations["payLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a created or pending payment
         * @description It succeeds with its fee, can then be refunded and is settled; or it fails; or it expires because the customer
         *     left. One that has ended, is older than 30 days or does not fit its link any more stays as it is (422).
         */
        post: operations["concludePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send webhooks there from now on
         * @description What happens to payments, refunds and settlements is sent at once, signed as `Kosha-Signature` of openapi.yaml says,
         *     and again after 1, 5, 30, 120 and 720 minutes of this session's clock until the endpoint answers with 2xx. A
         *     control call that lets time pass answers after the attempts that became due.
         */
        put: operations["setWebhookEndpoint"];
        post?: never;
        /** Send no more webhooks */
        delete: operations["removeWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the next webhooks go wrong */
        post: operations["armWebhookFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last 500 webhooks, oldest first
         * @description Without an endpoint they are recorded only, so that a test can read them here.
         */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The faults that are armed, newest first */
        get: operations["listFaults"];
        put?: never;
        /**
         * Inject a fault
         * @description Of the faults that match a call the newest is applied, and no other. With `status` the call is not handled and
         *     nothing changes; without it the call is handled and its answer comes late, slowly or broken, unless `handled` is
         *     false. A proxy applies the same faults in front of its backend: what is not handled is not forwarded.
         */
        post: operations["armFault"];
        /** Remove all faults */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a fault */
        delete: operations["disarmFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last calls, oldest first
         * @description An operation that the contract does not have is refused (400): a misspelt one would match nothing forever. With
         *     `wait` it answers as soon as `count` entries match, and with what there is when the time is over. The
         *     same seed, clock and calls make the same journal, byte for byte; durations come only when asked for. Passwords
         *     and secrets are masked; bodies above 20,000 characters are left out.
         */
        get: operations["listCalls"];
        put?: never;
        post?: never;
        /** Forget all calls */
        delete: operations["clearJournal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Operation × status × role, exercised so far by all sessions, or by one
         * @description Calls that a fault or `Prefer` answered do not count.
         */
        get: operations["getCoverage"];
        put?: never;
        post?: never;
        /** Forget what was exercised, by all sessions */
        delete: operations["clearCoverage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The snapshots of this session, oldest first */
        get: operations["listSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remember everything as it is now
         * @description An older one of the same name is replaced. A session keeps at most twenty (422).
         */
        put: operations["takeSnapshot"];
        post?: never;
        /** Forget a snapshot */
        delete: operations["dropSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/{name}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to a snapshot, its time included
         * @description Webhooks and their endpoint are as they were; faults and journal stay as they are. The snapshot is kept and can be restored again.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the session knows, as JSON */
        get: operations["exportSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace everything that the session knows
         * @description Each row is held against the product's contract first; if one does not conform, nothing is changed (400). An
         *     export of another version is refused (422). Up to 256 MiB.
         */
        put: operations["importSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Key: string;
        Id: string;
        /**
         * Format: date-time
         * @description RFC 3339 in UTC.
         */
        Timestamp: string;
        /** @description RFC 3339, in UTC or with an offset, from 1971 to 2100. */
        Instant: string;
        /** @description Which demo data, ids and tokens are made. */
        Seed: number;
        /** @enum {string} */
        ScenarioName: "busy-day" | "new-merchant" | "settlement-failed" | "expiring-links" | "everything-fails" | "large";
        /** @enum {string} */
        TableName: "users" | "gateways" | "payment-methods" | "payment-links" | "transactions" | "settlements";
        Session: {
            key: components["schemas"]["Key"];
            scenario: components["schemas"]["ScenarioName"];
            seed: components["schemas"]["Seed"];
            now: components["schemas"]["Timestamp"];
            clock: components["schemas"]["ClockMode"];
        };
        SessionAnswer: {
            session: components["schemas"]["Session"];
        };
        SessionList: {
            sessions: components["schemas"]["Session"][];
        };
        Scenario: {
            name: components["schemas"]["ScenarioName"];
            description: string;
        };
        ScenarioList: {
            scenarios: components["schemas"]["Scenario"][];
        };
        SessionStart: {
            scenario?: components["schemas"]["ScenarioName"];
            seed?: components["schemas"]["Seed"];
            /** @description An instant to stand still at, from 1971 to 2100, or `real`. */
            clock?: string;
            /** @description Whether ten failed sign-ins close an address for a while. */
            rateLimit?: boolean;
        };
        /**
         * @description It stands still (`fixed`), shows the server's time (`real`) or runs apart from it (`running`).
         * @enum {string}
         */
        ClockMode: "real" | "fixed" | "running";
        Clock: {
            mode: components["schemas"]["ClockMode"];
            now: components["schemas"]["Timestamp"];
        };
        ClockAnswer: {
            clock: components["schemas"]["Clock"];
        };
        ClockChange: {
            mode: components["schemas"]["ClockMode"];
            at?: components["schemas"]["Instant"];
            ahead?: components["schemas"]["Duration"];
        };
        /** @description The sum of its parts, at most 400 days. */
        Duration: {
            days?: number;
            hours?: number;
            minutes?: number;
            seconds?: number;
            ms?: number;
        };
        DueEvent: {
            at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            what: "link-expires" | "refund-completes" | "refund-reference-arrives" | "day-closes" | "settlement-starts" | "settlement-goes-out";
            /** @description The id of the row, of transaction and refund, or the day. */
            id: string;
        };
        Passage: {
            clock: components["schemas"]["Clock"];
            /** @description How many things happened, listed or not. */
            total: number;
            /** @description Oldest first, at most 1,000. */
            happened: components["schemas"]["DueEvent"][];
        };
        /** @description Fields of the product's schema of that name. */
        Row: Record<string, unknown>;
        RowAnswer: {
            row: components["schemas"]["Row"];
        };
        RowList: {
            rows: components["schemas"]["Row"][];
            total: number;
        };
        Mail: {
            to: string;
            subject: string;
            text: string;
            at: components["schemas"]["Timestamp"];
            /** @description Of a password reset. */
            token?: string;
        };
        MailList: {
            mails: components["schemas"]["Mail"][];
        };
        Payment: {
            /** @description Paise; all that is left unless given. */
            amount?: number;
            /**
             * @default upi
             * @enum {string}
             */
            method?: "upi" | "card" | "netbanking" | "wallet";
            /**
             * @description A pending payment ends by `/transactions/{id}/outcome`.
             * @default success
             * @enum {string}
             */
            outcome?: "success" | "failed" | "pending";
            /** @description As the product's `Customer`; the one on the link unless given. */
            customer?: Record<string, unknown>;
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
        WebhookEndpoint: {
            url: string;
            secret: string;
        };
        WebhookFault: {
            how: components["schemas"]["WebhookFaultName"];
            /** @default 1 */
            times?: number;
        };
        /**
         * @description `wrong-signature` signs with another secret; `twice` sends the same attempt two times.
         * @enum {string}
         */
        WebhookFaultName: "wrong-signature" | "twice";
        /**
         * @description `recorded`: there was no endpoint. `pending`: another attempt is due at `nextAttemptAt`. `given-up`: the last
         *     attempt failed too.
         * @enum {string}
         */
        DeliveryState: "recorded" | "pending" | "delivered" | "given-up";
        WebhookDelivery: {
            event: components["schemas"]["Row"];
            state: components["schemas"]["DeliveryState"];
            attempts: components["schemas"]["WebhookAttempt"][];
            nextAttemptAt?: components["schemas"]["Timestamp"];
        };
        WebhookAttempt: {
            at: components["schemas"]["Timestamp"];
            signature: string;
            /** @description What the endpoint answered, if it did. */
            status?: number;
            error?: string;
            fault?: string;
        };
        WebhookList: {
            webhooks: components["schemas"]["WebhookDelivery"][];
        };
        /** @description An operationId of the product's contract. */
        OperationId: string;
        /** @description Which calls a fault is for, beside their operation. All that is given must fit. */
        FaultMatch: {
            /** @description Without the query; `*` stands for anything, as in `/api/payments/links/*`. */
            path?: string;
            /** @description Each with exactly this value. */
            headers?: {
                [key: string]: string;
            };
            body?: components["schemas"]["Row"];
        };
        FaultRequest: {
            match?: components["schemas"]["FaultMatch"];
            operation?: components["schemas"]["OperationId"];
            /** @description For the next so many calls; until disarmed unless given. */
            times?: number;
            /**
             * @description Above 0, at most 1. Decided by the seed, so that the same calls fail again.
             * @default 1
             */
            probability?: number;
            seed?: components["schemas"]["Seed"];
            /**
             * @description What happens to the first matching call, to the second, and so on; then the fault is removed. An empty effect
             *     lets its call through. Cannot stand beside effects of the fault itself, `times` or `probability`.
             */
            sequence?: components["schemas"]["FaultEffect"][];
            status?: components["schemas"]["FaultStatus"];
            example?: components["schemas"]["FaultExample"];
            body?: components["schemas"]["FaultBody"];
            text?: components["schemas"]["FaultText"];
            contentType?: components["schemas"]["FaultContentType"];
            headers?: components["schemas"]["FaultHeaders"];
            latency?: components["schemas"]["Latency"];
            bytesPerSecond?: components["schemas"]["FaultBandwidth"];
            transport?: components["schemas"]["Transport"];
            handled?: components["schemas"]["FaultHandled"];
        };
        FaultEffect: {
            status?: components["schemas"]["FaultStatus"];
            example?: components["schemas"]["FaultExample"];
            body?: components["schemas"]["FaultBody"];
            text?: components["schemas"]["FaultText"];
            contentType?: components["schemas"]["FaultContentType"];
            headers?: components["schemas"]["FaultHeaders"];
            latency?: components["schemas"]["Latency"];
            bytesPerSecond?: components["schemas"]["FaultBandwidth"];
            transport?: components["schemas"]["Transport"];
            handled?: components["schemas"]["FaultHandled"];
        };
        /** @description Answer this and handle nothing. */
        FaultStatus: number;
        /** @description Which example of the contract to answer, if it has several for the status. */
        FaultExample: string;
        /** @description Answer this JSON rather than the contract's example. */
        FaultBody: Record<string, unknown>;
        /** @description Answer this text, unchanged, rather than JSON. */
        FaultText: string;
        /** @description The `Content-Type` of `text`; `text/plain; charset=utf-8` unless given. */
        FaultContentType: string;
        FaultHeaders: {
            [key: string]: string;
        };
        /** @description How fast the body of the answer is sent at most, in bytes a second. Cannot stand beside `transport`. */
        FaultBandwidth: number;
        /**
         * @description Whether the call is handled although its answer is lost. A retry then finds its work done.
         * @default true
         */
        FaultHandled: boolean;
        /**
         * @description In milliseconds: `fixed`, or evenly between `min` and `max`, or log-normal around `median` with `sigma`
         *     (0.5 unless given), never above `max` (60,000 unless given).
         */
        Latency: {
            fixed?: number;
            min?: number;
            max?: number;
            median?: number;
            sigma?: number;
        };
        /**
         * @description `reset` breaks the connection, `empty` sends the status and no body, `malformed` half of the body, `drip` the
         *     body little by little over `ms` milliseconds, `cut` half of the body before the connection breaks, and `hang`
         *     nothing at all before it breaks after `ms`.
         */
        Transport: {
            /** @enum {string} */
            how: "reset" | "empty" | "malformed" | "drip" | "cut" | "hang";
            /** @default 2000 */
            ms?: number;
        };
        Fault: {
            id: components["schemas"]["Id"];
            /** @description How often it was applied. */
            hits: number;
            operation?: components["schemas"]["OperationId"];
            match?: components["schemas"]["FaultMatch"];
            times?: number;
            probability: number;
            seed?: components["schemas"]["Seed"];
            sequence?: components["schemas"]["FaultEffect"][];
            status?: number;
            contentType?: string;
            latency?: components["schemas"]["Latency"];
            bytesPerSecond?: number;
            transport?: components["schemas"]["Transport"];
            handled: boolean;
        };
        FaultAnswer: {
            fault: components["schemas"]["Fault"];
        };
        FaultList: {
            faults: components["schemas"]["Fault"][];
        };
        CallRecord: {
            seq: number;
            requestId: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            operation?: components["schemas"]["OperationId"];
            /** @description A role of the contract, or `anonymous`. */
            role: string;
            userId?: components["schemas"]["Id"];
            method: string;
            /** @description With the query. */
            path: string;
            request: components["schemas"]["Message"];
            /** @description 0 if the call was lost on its way. */
            status: number;
            answer: components["schemas"]["Message"];
            verdict: components["schemas"]["Verdict"];
            /** @description What broke the contract, in words. Only a proxy names it. */
            violations?: string[];
            fault?: components["schemas"]["AppliedFault"];
            /** @description What fell due since the call before. */
            due: components["schemas"]["DueEvent"][];
            changes: components["schemas"]["Change"][];
            durationMs?: number;
        };
        Message: {
            /** @description Those that matter for sending it again, or say why it was refused. */
            headers: {
                [key: string]: string;
            };
            /** @description Characters of the body. */
            size: number;
            /** @description Left out if there is none, or too much of it. */
            body?: string;
        };
        Verdict: {
            /**
             * @description What the contract and the rules say of the request; `unchecked` if a fault answered instead.
             * @enum {string}
             */
            request: "valid" | "refused" | "unchecked";
            /**
             * @description `undeclared`: the operation does not have this status. `broken`: the answer was not what the contract
             *     says. `injected`: a fault answered, or broke the answer.
             * @enum {string}
             */
            answer: "valid" | "undeclared" | "broken" | "injected";
        };
        AppliedFault: {
            /** @description The id of the fault, or `prefer`. */
            by: string;
            waitMs?: number;
            bytesPerSecond?: number;
            transport?: string;
            handled?: boolean;
        };
        /** @description A row before and after. One that was inserted has no `before`, one that was removed no `after`. */
        Change: {
            table: components["schemas"]["TableName"];
            id: components["schemas"]["Id"];
            before?: components["schemas"]["Row"];
            after?: components["schemas"]["Row"];
        };
        Journal: {
            calls: components["schemas"]["CallRecord"][];
            newest: number;
        };
        Cell: {
            operation: components["schemas"]["OperationId"];
            status: number;
            role: string;
            calls: number;
        };
        Coverage: {
            exercised: number;
            possible: number;
            declared: components["schemas"]["Cell"][];
            undeclared: components["schemas"]["Cell"][];
            /** @description What broke the contract, the most frequent first. Only a proxy counts it. */
            violations?: components["schemas"]["Violation"][];
        };
        Violation: {
            operation?: components["schemas"]["OperationId"];
            message: string;
            calls: number;
        };
        Snapshot: {
            name: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
        };
        SnapshotAnswer: {
            snapshot: components["schemas"]["Snapshot"];
        };
        SnapshotList: {
            snapshots: components["schemas"]["Snapshot"][];
        };
        SessionExport: {
            /** @description Of this format. */
            version: number;
            scenario: components["schemas"]["ScenarioName"];
            seed: components["schemas"]["Seed"];
            rateLimit: boolean;
            clock: components["schemas"]["ExportedClock"];
            state: components["schemas"]["StoreState"];
            webhooks: components["schemas"]["ExportedWebhooks"];
            rows: components["schemas"]["ExportedRows"];
        };
        /** @description A `SessionExport`. Its version is looked at first, the rest only if the version fits. */
        SessionImport: {
            version: number;
        };
        /** @description Where it stands still, or how many milliseconds it runs ahead of the server's. */
        ExportedClock: {
            fixedAt?: number;
            ahead?: number;
        };
        /** @description What the server knows beside rows. */
        StoreState: {
            ids: components["schemas"]["LastIds"];
            schedule: components["schemas"]["ScheduledEvent"][];
            random: components["schemas"]["Seed"];
            sessions: components["schemas"]["AuthSession"][];
            resets: components["schemas"]["Reset"][];
            failures: {
                [key: string]: components["schemas"]["Instants"];
            };
            answers: {
                [key: string]: components["schemas"]["SavedAnswer"];
            };
            mails: components["schemas"]["Mail"][];
        };
        ExportedWebhooks: {
            endpoint?: components["schemas"]["WebhookEndpoint"];
            /** @description The number of the last event. */
            last: number;
            faults: components["schemas"]["WebhookFaultName"][];
            deliveries: components["schemas"]["ExportedDelivery"][];
        };
        ExportedDelivery: {
            event: components["schemas"]["Row"];
            state: components["schemas"]["DeliveryState"];
            attempts: components["schemas"]["ExportedAttempt"][];
            nextAttemptAt?: components["schemas"]["Count"];
        };
        ExportedAttempt: {
            at: components["schemas"]["Count"];
            signature: string;
            status?: number;
            error?: string;
            fault?: components["schemas"]["WebhookFaultName"];
        };
        LastIds: {
            txn: components["schemas"]["Count"];
            plink: components["schemas"]["Count"];
            setl: components["schemas"]["Count"];
            rfnd: components["schemas"]["Count"];
            req: components["schemas"]["Count"];
        };
        Count: number;
        Instants: components["schemas"]["Count"][];
        ScheduledEvent: {
            at: components["schemas"]["Count"];
            /** @enum {string} */
            what: "link-expires" | "refund-completes" | "refund-reference-arrives" | "day-closes" | "settlement-starts" | "settlement-goes-out";
            id: string;
        };
        AuthSession: {
            token: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            expiresAt: components["schemas"]["Count"];
        };
        Reset: {
            token: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            until: components["schemas"]["Count"];
        };
        SavedAnswer: {
            fingerprint: string;
            body: string;
            until: components["schemas"]["Count"];
        };
        ExportedRows: {
            users: components["schemas"]["Rows"];
            gateways: components["schemas"]["Rows"];
            "payment-methods": components["schemas"]["Rows"];
            "payment-links": components["schemas"]["Rows"];
            transactions: components["schemas"]["Rows"];
            settlements: components["schemas"]["Rows"];
        };
        Rows: components["schemas"]["Row"][];
    };
    responses: never;
    parameters: {
        Key: components["schemas"]["Key"];
        Table: components["schemas"]["TableName"];
        Id: components["schemas"]["Id"];
        SnapshotName: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their keys and how they stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["Key"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. Its key may be used again and begins anew. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
        };
    };
    startScenario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SessionStart"];
            };
        };
        responses: {
            /** @description The session as it begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockAnswer"];
                };
            };
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockChange"];
            };
        };
        responses: {
            /** @description The clock, and what happened on the way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passage"];
                };
            };
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Duration"];
            };
        };
        responses: {
            /** @description The clock, and what happened on the way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passage"];
                };
            };
        };
    };
    listRows: {
        parameters: {
            query?: {
                /** @description The newest so many. */
                limit?: number;
            };
            header?: never;
            path: {
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the product would show them, of all merchants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowList"];
                };
            };
        };
    };
    insertRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Row"];
            };
        };
        responses: {
            /** @description The row, completed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowAnswer"];
                };
            };
        };
    };
    getRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: components["parameters"]["Table"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowAnswer"];
                };
            };
        };
    };
    removeRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: components["parameters"]["Table"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: components["parameters"]["Table"];
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Row"];
            };
        };
        responses: {
            /** @description The row as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowAnswer"];
                };
            };
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description To this address only, whatever its case. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailList"];
                };
            };
        };
    };
    clearOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outbox is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    payLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        responses: {
            /** @description The transaction, and the link as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
        };
    };
    concludePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Conclusion"];
            };
        };
        responses: {
            /** @description The transaction, and its link if it has one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConclusionAnswer"];
                };
            };
        };
    };
    setWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpoint"];
            };
        };
        responses: {
            /** @description What happens from now on is sent there. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    removeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are recorded only. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    armWebhookFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookFault"];
            };
        };
        responses: {
            /** @description The next attempts go wrong. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with its attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with how often it was applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
        };
    };
    armFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultRequest"];
            };
        };
        responses: {
            /** @description It is armed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultAnswer"];
                };
            };
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are no faults. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    disarmFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listCalls: {
        parameters: {
            query?: {
                operation?: components["schemas"]["OperationId"];
                method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS";
                status?: number;
                /** @description A role of the contract, or `anonymous`; any other is refused (400). */
                role?: string;
                /** @description The call that was answered with this id. */
                requestId?: components["schemas"]["Id"];
                /** @description Refuse (422) unless so many entries match when `wait` is over, or as soon as there are more. 0 is never. */
                exactly?: number;
                /** @description Only entries behind this number. */
                after?: number;
                /** @description How many entries to wait for. */
                count?: number;
                /** @description For so many milliseconds at most. */
                wait?: number;
                /** @description Whether to say how long each call took. */
                durations?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries that match, and the number of the newest of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
        };
    };
    clearJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next entry is number 1. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getCoverage: {
        parameters: {
            query?: {
                /** @description Only what this session exercised. 404 if there is none of this key. */
                session?: components["schemas"]["Key"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every combination that the contract makes possible, and what was seen beside those. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
        };
    };
    clearCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing was exercised yet. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotList"];
                };
            };
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is kept until the session ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotAnswer"];
                };
            };
        };
    };
    dropSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
        };
    };
    exportSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To be kept in a file and imported later or elsewhere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionExport"];
                };
            };
        };
    };
    importSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionImport"];
            };
        };
        responses: {
            /** @description The session as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
        };
    };
}
