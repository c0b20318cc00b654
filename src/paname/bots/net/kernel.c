// The small net of `paname.bots.net`: sums of rows and three dense layers, in whole numbers. It knows nothing of the game.
//
// Net(words, hidden, outputs, (rows, bias, weights, bias, weights, bias, weights, bias)): the first layer as int16 rows,
// one for each bit of the words, the other weights int16 by output, their biases int32; all as bytes, little-endian.
// net(slot, bits): the outputs as int32 in bytes. `bits` holds the words as int64; a slot remembers the sum of the rows
// of its last bits, so that only the rows of bits that changed are added and removed. Everything wraps, nothing rounds:
// the same numbers on every machine. `plain.py` is the same in Python.
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define SLOTS 4
#define WORDS 128
#define HIDDEN 512
#define NARROW 32
#define OUTPUTS 8
#define SHIFT 10

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define FAST __attribute__((target_clones("avx2", "default")))
#else
#define FAST
#endif

#define LANES 32
typedef uint16_t lanes __attribute__((vector_size(LANES), aligned(2), may_alias));  // half of them

typedef struct {
    PyObject_HEAD
    vectorcallfunc call;
    Py_ssize_t words, hidden, outputs;
    PyObject *parts;  // the bytes below lie in them
    const int16_t *rows, *first, *w2, *w3, *w4;
    const int32_t *b2, *b3, *b4;
    uint64_t seen[SLOTS][WORDS];
    int16_t sums[SLOTS][HIDDEN];
} Net;

// LANES sums at a time stay in registers while all the rows that changed are added and removed.
FAST static void add(int16_t *restrict sums, const int16_t *const *more, int mores, const int16_t *const *less, int lesses,
                     Py_ssize_t hidden) {
    Py_ssize_t at = 0;
    for (; at + LANES <= hidden; at += LANES) {
        lanes *to = (lanes *)(sums + at), low = to[0], high = to[1];
        for (int k = 0; k < mores; k++) {
            const lanes *row = (const lanes *)(more[k] + at);
            low += row[0], high += row[1];
        }
        for (int k = 0; k < lesses; k++) {
            const lanes *row = (const lanes *)(less[k] + at);
            low -= row[0], high -= row[1];
        }
        to[0] = low, to[1] = high;
    }
    for (; at < hidden; at++) {
        uint16_t sum = (uint16_t)sums[at];
        for (int k = 0; k < mores; k++) sum += (uint16_t)more[k][at];
        for (int k = 0; k < lesses; k++) sum -= (uint16_t)less[k][at];
        sums[at] = (int16_t)sum;
    }
}

static void update(int16_t *sums, uint64_t *seen, const uint64_t *bits, const int16_t *rows, Py_ssize_t words,
                   Py_ssize_t hidden) {
    const int16_t *more[64 * WORDS], *less[64 * WORDS];
    int mores = 0, lesses = 0;
    for (Py_ssize_t word = 0; word < words; word++, rows += 64 * hidden) {
        uint64_t now = bits[word], before = seen[word];
        for (uint64_t set = now & ~before; set; set &= set - 1) more[mores++] = rows + __builtin_ctzll(set) * hidden;
        for (uint64_t set = before & ~now; set; set &= set - 1) less[lesses++] = rows + __builtin_ctzll(set) * hidden;
        seen[word] = now;
    }
    add(sums, more, mores, less, lesses, hidden);
}

FAST static void dense(const int16_t *restrict in, Py_ssize_t size, const int16_t *restrict weights,
                       const int32_t *restrict bias, int32_t *restrict out, Py_ssize_t outs) {
    Py_ssize_t k = 0;
    for (; k + 4 <= outs; k += 4, weights += 4 * size) {  // four at a time: twice as fast
        const int16_t *a = weights, *b = a + size, *c = b + size, *d = c + size;
        int32_t to_a = bias[k], to_b = bias[k + 1], to_c = bias[k + 2], to_d = bias[k + 3];
        for (Py_ssize_t i = 0; i < size; i++) {
            to_a += (int32_t)in[i] * a[i];
            to_b += (int32_t)in[i] * b[i];
            to_c += (int32_t)in[i] * c[i];
            to_d += (int32_t)in[i] * d[i];
        }
        out[k] = to_a, out[k + 1] = to_b, out[k + 2] = to_c, out[k + 3] = to_d;
    }
    for (; k < outs; k++, weights += size) {
        int32_t sum = bias[k];
        for (Py_ssize_t i = 0; i < size; i++) sum += (int32_t)in[i] * weights[i];
        out[k] = sum;
    }
}

static void rectify(const int32_t *in, int16_t *out) {
    for (int i = 0; i < NARROW; i++) {
        int32_t value = in[i] >> SHIFT;
        out[i] = (int16_t)(value < 0 ? 0 : value > INT16_MAX ? INT16_MAX : value);
    }
}

static PyObject *net_call(PyObject *object, PyObject *const *args, size_t count, PyObject *named) {
    Net *net = (Net *)object;
    Py_ssize_t slot = !named && PyVectorcall_NARGS(count) == 2 ? PyLong_AsSsize_t(args[0]) : -1;
    Py_buffer bits;
    if (slot < 0 || slot >= SLOTS) return PyErr_Format(PyExc_ValueError, "a net is called with a slot, 0 to 3, and bits");
    if (PyObject_GetBuffer(args[1], &bits, PyBUF_SIMPLE)) return NULL;
    if (bits.len < net->words * 8) {
        PyBuffer_Release(&bits);
        return PyErr_Format(PyExc_ValueError, "%zd words of bits are needed", net->words);
    }
    int16_t wide[HIDDEN], narrow[NARROW];
    int32_t out[NARROW];
    int16_t *sums = net->sums[slot];
    update(sums, net->seen[slot], bits.buf, net->rows, net->words, net->hidden);
    PyBuffer_Release(&bits);
    for (Py_ssize_t i = 0; i < net->hidden; i++) wide[i] = sums[i] < 0 ? 0 : sums[i];
    dense(wide, net->hidden, net->w2, net->b2, out, NARROW);
    rectify(out, narrow);
    dense(narrow, NARROW, net->w3, net->b3, out, NARROW);
    rectify(out, narrow);
    dense(narrow, NARROW, net->w4, net->b4, out, net->outputs);
    return PyBytes_FromStringAndSize((char *)out, net->outputs * 4);
}

static const void *part(PyObject *parts, int index, Py_ssize_t size) {
    PyObject *bytes = PyTuple_GET_ITEM(parts, index);
    if (PyBytes_Check(bytes) && PyBytes_GET_SIZE(bytes) == size) return PyBytes_AS_STRING(bytes);
    PyErr_Format(PyExc_ValueError, "part %d of a net must be %zd bytes", index, size);
    return NULL;
}

static PyObject *net_new(PyTypeObject *type, PyObject *args, PyObject *named) {
    Py_ssize_t w, h, o;
    PyObject *parts;
    if (!PyArg_ParseTuple(args, "nnnO!", &w, &h, &o, &PyTuple_Type, &parts)) return NULL;
    if (named || w < 1 || w > WORDS || h < 1 || h > HIDDEN || o < 1 || o > OUTPUTS || PyTuple_GET_SIZE(parts) != 8)
        return PyErr_Format(PyExc_ValueError, "no net has %zd words, %zd hidden and %zd outputs", w, h, o);
    Net *net = (Net *)type->tp_alloc(type, 0);
    if (!net) return NULL;
    net->call = net_call;
    net->words = w, net->hidden = h, net->outputs = o;
    net->parts = Py_NewRef(parts);
    if (!(net->rows = part(parts, 0, 64 * w * h * 2)) || !(net->first = part(parts, 1, h * 2)) ||
        !(net->w2 = part(parts, 2, NARROW * h * 2)) || !(net->b2 = part(parts, 3, NARROW * 4)) ||
        !(net->w3 = part(parts, 4, NARROW * NARROW * 2)) || !(net->b3 = part(parts, 5, NARROW * 4)) ||
        !(net->w4 = part(parts, 6, o * NARROW * 2)) || !(net->b4 = part(parts, 7, o * 4))) {
        Py_DECREF(net);
        return NULL;
    }
    for (int slot = 0; slot < SLOTS; slot++) memcpy(net->sums[slot], net->first, h * 2);
    return (PyObject *)net;
}

static void net_free(PyObject *net) {
    Py_XDECREF(((Net *)net)->parts);
    Py_TYPE(net)->tp_free(net);
}

static PyTypeObject net_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "paname.bots.net._kernel.Net", .tp_basicsize = sizeof(Net),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL, .tp_vectorcall_offset = offsetof(Net, call),
    .tp_call = PyVectorcall_Call, .tp_new = net_new, .tp_dealloc = net_free};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_kernel", .m_size = -1};

PyMODINIT_FUNC PyInit__kernel(void) {
    PyObject *made = PyType_Ready(&net_type) ? NULL : PyModule_Create(&module);
    if (made && PyModule_AddObjectRef(made, "Net", (PyObject *)&net_type)) Py_CLEAR(made);
    return made;
}
