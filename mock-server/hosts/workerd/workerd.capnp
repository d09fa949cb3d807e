# Runs the mock server on this machine: workerd serve workerd.capnp
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "mock", worker = .mock),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:4010", http = (), service = "mock")],
);

const mock :Workerd.Worker = (
  modules = [(name = "kosha-worker.mjs", esModule = embed "kosha-worker.mjs")],
  compatibilityDate = "2025-09-01",
  durableObjectNamespaces = [(className = "MockServer", uniqueKey = "kosha-mock", preventEviction = true)],
  durableObjectStorage = (inMemory = void),
  bindings = [(name = "SERVER", durableObjectNamespace = "MockServer")],
);
